import { act, render, screen } from '@testing-library/react';
import { KeptLead } from '@/components/ui/KeptLead';
import { supportPhone, telHref } from '@/lib/company';
import { correctLead, keptTexts, restartKept, type KeptKind } from '@/lib/features/leads/texts';
import { FreshCache } from '@/tests/support/fresh-cache';
import { hrefOf } from '@/tests/support/href-of';

const FOLIO = '482-109-376';
const onDelivered = jest.fn();
const onMissing = jest.fn();
const onCorrect = jest.fn();
const onRestart = jest.fn();
let answer: () => Promise<Response>;
const json = (value: unknown) => ({ ok: true, status: 200, json: async () => value }) as Response;
const asked = () => jest.mocked(fetch).mock.calls.length;

beforeEach(() => {
  jest.useFakeTimers();
  onDelivered.mockReset();
  onMissing.mockReset();
  onRestart.mockReset();
  answer = async () => json({ state: 'pending' });
  global.fetch = jest.fn(() => answer());
});
afterEach(() => jest.useRealTimers());

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(kind: KeptKind = 'request', isInReview = false) {
  const view = render(
    <KeptLead
      {...{ folio: FOLIO, kind, isInReview, onDelivered, onMissing, onCorrect, onRestart }}
    />,
    { wrapper: FreshCache },
  );
  await after(0);
  return view;
}

test.each(['request', 'message'] as const)(
  'a %s has its folio, a phone and a page',
  async (kind) => {
    await open(kind);
    expect(screen.getByText(keptTexts[kind].waits)).toBeVisible();
    expect(screen.getByText(FOLIO)).toBeVisible();
    expect(hrefOf(supportPhone)).toBe(telHref(supportPhone));
    expect(hrefOf(/página de su folio/)).toBe(`/folio/${FOLIO}`);
    screen.getByRole('button', { name: restartKept[kind] }).click();
    expect(onRestart).toHaveBeenCalledTimes(1);
  },
);

test('its state is asked for after 5 s, later every 60 s', async () => {
  await open();
  expect(fetch).toHaveBeenCalledWith(`/api/leads/${FOLIO}`, expect.anything());
  expect(asked()).toBe(1);
  await after(4_900);
  expect(asked()).toBe(1);
  await after(200);
  expect(asked()).toBe(2);
  await after(60 * 60_000);
  const late = asked();
  await after(10 * 60_000);
  expect(asked() - late).toBe(10);
});

test('delivered, it is reported once, and asked for no more', async () => {
  await open();
  answer = async () => json({ state: 'delivered' });
  await after(5_100);
  expect(onDelivered).toHaveBeenCalledTimes(1);
  const late = asked();
  await after(10 * 60_000);
  expect(asked()).toBe(late);
  expect(onDelivered).toHaveBeenCalledTimes(1);
});

const notFound = async () => ({ ok: false, status: 404 }) as Response;

test('erased, it is reported once, and asked for no more', async () => {
  await open();
  answer = notFound;
  await after(5_100);
  expect(onMissing).not.toHaveBeenCalled();
  await after(20_000);
  expect(onMissing).toHaveBeenCalledTimes(1);
  const late = asked();
  await after(10 * 60_000);
  expect(asked()).toBe(late);
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(onDelivered).not.toHaveBeenCalled();
});

test('not found while an instance moves it to the database, it stays', async () => {
  await open();
  for (const found of [false, true, false]) {
    answer = found ? async () => json({ state: 'pending' }) : notFound;
    await after(15_000);
    expect(screen.getByText(FOLIO)).toBeVisible();
  }
  expect(onMissing).not.toHaveBeenCalled();
  answer = async () => json({ state: 'delivered' });
  await after(6_000);
  expect(onDelivered).toHaveBeenCalledTimes(1);
});

test('undeliverable, it asks to call, may have arrived, and is asked for no more', async () => {
  await open();
  expect(screen.getByRole('button', { name: correctLead })).toBeVisible();
  answer = async () => json({ state: 'undeliverable' });
  await after(5_100);
  expect(screen.getByText(keptTexts.request.undeliverable)).toBeVisible();
  expect(screen.queryByText(keptTexts.request.waits)).toBeNull();
  expect(screen.getByText(/^Llámenos y díganos su folio/)).toBeVisible();
  expect(screen.getByText(FOLIO)).toBeVisible();
  expect(screen.queryByRole('link', { name: /página de su folio/ })).toBeNull();
  expect(screen.queryByRole('button', { name: correctLead })).toBeNull();
  const late = asked();
  await after(10 * 60_000);
  expect(asked()).toBe(late);
  expect(onDelivered).not.toHaveBeenCalled();
});

test('what the site already called undeliverable says so before it is asked', async () => {
  answer = () => new Promise(() => undefined);
  await open('request', true);
  expect(screen.getByText(keptTexts.request.undeliverable)).toBeVisible();
  expect(screen.queryByText(keptTexts.request.waits)).toBeNull();
});

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['503', async () => ({ ok: false, status: 503 }) as Response],
  ['429', async () => ({ ok: false, status: 429 }) as Response],
])('after %s it stays, and asks again', async (_, failure) => {
  answer = failure;
  await open();
  expect(screen.getByText(FOLIO)).toBeVisible();
  expect(screen.getByText(keptTexts.request.waits)).toBeVisible();
  answer = async () => json({ state: 'delivered' });
  await after(60_000);
  expect(onDelivered).toHaveBeenCalledTimes(1);
});

test('left, it asks no more', async () => {
  const { unmount } = await open();
  unmount();
  const late = asked();
  await after(10 * 60_000);
  expect(asked()).toBe(late);
});
