import { submit, type SubmissionOutcome } from '@/lib/content/gateway/submissions';
import { sanitizeLine, sanitizeText } from '@/lib/util/text';
import {
  receiveSubmission,
  type SubmissionForm,
  isSameOrigin,
} from '@/lib/features/submissions/pipeline';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { contact, message, quote } from '@/tests/support/submission-payloads';
import { browserHeaders, envelope, newSender, request } from './support';

jest.mock('@/lib/content/gateway/submissions', () => ({ submit: jest.fn() }));
const send = jest.mocked(submit);
const failed: SubmissionOutcome = { outcome: 'failed', reason: 'timeout' };

const form: SubmissionForm = {
  kind: 'test',
  formats: ['json', 'form'],
  read: async ({ a, phone }) => ({
    call: 'message',
    body: { ...message, name: String(a), phone: String(phone) },
  }),
};
const jsonOnly: SubmissionForm = { ...form, formats: ['json'] };
beforeEach(() => void send.mockReset().mockResolvedValue({ outcome: 'accepted' }));

const FORM = 'application/x-www-form-urlencoded';

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ origin: 'http://localhost:3000' }, true],
  [{ origin: 'https://sitio.example', host: 'sitio.example' }, true],
  [{ origin: 'https://sitio.example', host: 'in:3000', 'x-forwarded-host': 'sitio.example' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'localhost:3000' }, false],
  [{}, false],
])('a request with %j comes from this site: %s', (headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});

test.each([
  ['  a\tb\r\n c  ', 'a b c'],
  ['a\u0000\u001b[31m\u2028b\u202ec', 'a[31m bc'],
  ['\ud800a', '\ufffda'],
  ['👩‍🔧 Ñandú', '👩‍🔧 Ñandú'],
  ['a\u200b\u00ad\u2060\ufeff\u200e\u061cb', 'ab'],
  ['\u200b \u2800\u3164\u115f\uffa0\u00a0\u200d\ufe0f', ''],
  ['Ana ❤️ 🏃🏽‍♀️', 'Ana ❤️ 🏃🏽‍♀️'],
  ['=cmd|\u0027/c\u0027!A0 <b>', "=cmd|'/c'!A0 <b>"],
  [5, ''],
  [null, ''],
])('%j becomes the single line %j', (value, line) => expect(sanitizeLine(value, 100)).toBe(line));

test('several lines keep their breaks, and the length counts characters', () => {
  expect(sanitizeText(' a\r\n\tb\rc\u0007 ', 100)).toBe('a\n\tb\nc');
  expect(sanitizeText('🚛🚛🚛', 2)).toBe('🚛🚛');
  expect(sanitizeText('ab   c', 4)).toBe('ab');
});

const received = (body: unknown, headers: Record<string, string> = {}, to = form) =>
  receiveSubmission(request(body, { ...browserHeaders(), ...headers }), to);
const outcome = async (body: unknown, headers: Record<string, string> = {}, to = form) => {
  const result = await received(body, headers, to);
  return result.outcome === 'refused' ? result.status : result.outcome;
};

test.each([
  ['another origin', {}, { origin: 'https://evil.example' }, 403],
  ['no content type', {}, { 'content-type': '' }, 415],
  ['text', {}, { 'content-type': 'text/plain' }, 415],
  ['multipart', {}, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  [
    'JSON with a charset',
    envelope(),
    { 'content-type': 'Application/JSON; charset=utf-8' },
    'accepted',
  ],
  ['64 kB and more', { ...envelope(), x: 'a'.repeat(66_000) }, {}, 413],
  ['a length that lies', { ...envelope(), x: 'a'.repeat(66_000) }, { 'content-length': '5' }, 413],
  ['no JSON', '{', {}, 400],
  ['a list', '[]', {}, 400],
  ['null', 'null', {}, 400],
  ['nothing', '', {}, 400],
])('a request with %s gets the expected outcome', async (_, body, headers, expected) => {
  expect(await outcome(body, headers)).toBe(expected);
});

test('bytes that are not UTF-8 are rejected', async () => {
  const body = Uint8Array.of(0x7b, 0xff, 0x7d);
  const raw = new Request('http://localhost:3000/', {
    method: 'POST',
    headers: browserHeaders(),
    body,
  });
  expect(await receiveSubmission(raw, form)).toMatchObject({ status: 400 });
});

test('a form sent without script needs neither id nor time, and counts once', async () => {
  const type = { 'content-type': FORM };
  const bodies = ['a=%C3%B1', 'a=%C3%B1', 'a=2'];
  for (const body of bodies) expect(await outcome(body, type)).toBe('accepted');
  expect(send.mock.calls.map(([{ body }]) => 'name' in body && body.name)).toEqual(['ñ', '2']);
  expect(await outcome('a=3&campo_vacio=x', type)).toBe('received');
  expect(send).toHaveBeenCalledTimes(2);
  expect(await outcome('a=4', type, jsonOnly)).toBe(415);
});

test('an address may send 120 requests in a minute, regardless of their content', async () => {
  const from = { 'x-forwarded-for': newSender() };
  const outcomes = [];
  for (let count = 0; count < 121; count += 1) outcomes.push(await outcome('{', from));
  expect(outcomes).toEqual([...Array(120).fill(400), 429]);
});

test('the metrics count each outcome, and repeated deliveries separately', async () => {
  const counted = async () =>
    Object.fromEntries(
      (await metrics().submissions.get()).values.map(({ labels, value }) => [
        labels.outcome,
        value,
      ]),
    );
  metrics().submissions.reset();
  const delivered = envelope();
  for (let time = 0; time < 3; time += 1) await received(delivered);
  send.mockResolvedValue(failed);
  const waiting = envelope();
  for (let time = 0; time < 2; time += 1) await received(waiting);
  expect(await counted()).toEqual({ accepted: 1, repeated: 3, received: 1 });
});

describe('the key of a lead', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const keys = () => send.mock.calls.map(([, key]) => key);
  const folioOf = async (body: unknown, headers: Record<string, string> = {}) => {
    const result = await received(body, headers);
    return result.outcome === 'received' ? result.folio : undefined;
  };

  test('stays the same after a failure, and changes with the content', async () => {
    send.mockResolvedValue(failed);
    const sent = { ...envelope(), phone: '1' };
    const folio = await folioOf(sent);
    expect(folio).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    expect(await folioOf(sent)).toBe(folio);
    const other = { ...envelope(), phone: '1' };
    expect(await folioOf(other)).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    expect(await folioOf(other)).not.toBe(folio);
    send.mockResolvedValue({ outcome: 'accepted' });
    expect(await outcome({ ...other, phone: '2' })).toBe('accepted');
    const all = keys();
    expect(all).toHaveLength(3);
    expect(new Set(all).size).toBe(3);
    for (const key of all) expect(key).toMatch(UUID);
  });

  test('changes with the form', async () => {
    const sent = envelope();
    const asQuote: SubmissionForm = { ...form, read: async () => ({ call: 'quote', body: quote }) };
    const asContact: SubmissionForm = {
      ...form,
      read: async () => ({ call: 'contact', body: contact }),
    };
    for (const to of [form, asQuote, asContact])
      expect(await outcome(sent, {}, to)).toBe('accepted');
    expect(new Set(keys()).size).toBe(3);
  });

  test('is the same for a day without script', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), doNotFake: ['performance'] });
    send.mockResolvedValue(failed);
    const folios = [];
    for (const day of ['2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z', '2026-11-21T18:00:00Z']) {
      jest.setSystemTime(new Date(day));
      folios.push(await folioOf('a=clave', { 'content-type': FORM }));
    }
    jest.useRealTimers();
    const [first, again, tomorrow] = folios;
    expect(first).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    expect(again).toBe(first);
    expect(tomorrow).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    expect(tomorrow).not.toBe(first);
    expect(new Set(keys()).size).toBe(2);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the campaign of a message', () => {
  const sendFrom = (query: string, body = envelope()) =>
    receiveSubmission(request(body, browserHeaders(), query), form);
  const QUERY = '?utm_source=Bolet%C3%ADn&utm_campaign=lluvias-2026';

  test('is its last line', async () => {
    await sendFrom(QUERY);
    const [sent] = send.mock.calls.at(-1) ?? [];
    expect(sent?.body).toMatchObject({
      message: `${message.message}\nCampaña: boletin / lluvias-2026`,
    });
  });

  test('does not make a second lead of the same message', async () => {
    const body = envelope();
    await sendFrom(QUERY, body);
    await sendFrom('', body);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
