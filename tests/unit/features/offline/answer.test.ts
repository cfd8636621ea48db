import { networkFirst, PATIENCE_MS } from '@/lib/features/offline/worker/answer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const site = new Response('site');
const copy = new Response('copy');
const nothing = new Response('nothing');
const hasCopy = jest.fn(async () => copy);
const noCopy = jest.fn(async () => undefined);

async function answer(network: Promise<Response>, find: () => Promise<Response | undefined>) {
  const answered = networkFirst(network, find, () => nothing);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  return answered;
}
const failed = () => Promise.reject<Response>(new TypeError('offline'));
/** What Firefox gives for a preload that has failed. */
const failedPreload = () => Promise.resolve(Response.error());
const withStatus = (status: number) => Promise.resolve(new Response('', { status }));

test('the site’s answer comes first, and nobody looks for a copy', async () => {
  expect(await answer(Promise.resolve(site), hasCopy)).toBe(site);
  expect(hasCopy).not.toHaveBeenCalled();
});

test('three seconds of silence, or no connection, give the copy', async () => {
  expect(PATIENCE_MS).toBe(3_000);
  expect(await answer(new Promise(() => undefined), hasCopy)).toBe(copy);
  expect(hasCopy).toHaveBeenLastCalledWith('silent');
  expect(await answer(failed(), hasCopy)).toBe(copy);
  expect(hasCopy).toHaveBeenLastCalledWith('offline');
});

test('a network error that is a response is no connection either', async () => {
  expect(await answer(failedPreload(), hasCopy)).toBe(copy);
  expect(hasCopy).toHaveBeenLastCalledWith('offline');
  expect(await answer(failedPreload(), noCopy)).toBe(nothing);
});

test.each([502, 503, 504])('so does a gateway’s %s', async (status) =>
  expect(await answer(withStatus(status), hasCopy)).toBe(copy),
);

test.each([500, 404, 410])('the site’s own %s is shown', async (status) =>
  expect((await answer(withStatus(status), hasCopy)).status).toBe(status),
);

test('without a copy the site is waited for, and its errors are shown', async () => {
  const late = Promise.withResolvers<Response>();
  const answered = answer(late.promise, noCopy);
  await jest.advanceTimersByTimeAsync(20_000);
  late.resolve(site);
  expect(await answered).toBe(site);
  expect((await answer(withStatus(503), noCopy)).status).toBe(503);
  expect(await answer(failed(), noCopy)).toBe(nothing);
  expect(await answer(failed(), async () => Promise.reject(new Error('storage')))).toBe(nothing);
});
