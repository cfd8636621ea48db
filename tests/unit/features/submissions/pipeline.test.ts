/** @jest-environment node */
import { clientKey } from '@/lib/features/submissions/client-key';
import { sanitizeLine, sanitizeText } from '@/lib/features/submissions/sanitize';
import { receiveSubmission, type SubmissionForm } from '@/lib/features/submissions/pipeline';
import { isSameOrigin } from '@/lib/features/submissions/same-origin';
import { browserHeaders, envelope, newSender, request } from './support';

const send = jest.fn<Promise<'accepted' | 'failed'>, [body: object, key: string]>(
  async () => 'accepted',
);
const form: SubmissionForm<object> = {
  kind: 'test',
  formats: ['json', 'form'],
  read: async (body) => ({ body }),
  send,
};
const jsonOnly: SubmissionForm<object> = { ...form, formats: ['json'] };
beforeEach(() => send.mockClear());

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
])('%j is of this site: %s', (headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
])('the sender of %j is %s', (forwarded, sender) => {
  expect(clientKey(new Headers({ 'x-forwarded-for': forwarded }))).toBe(sender);
});

test.each([
  ['  a\tb\r\n c  ', 'a b c'],
  ['a\u0000\u001b[31m\u2028b\u202ec', 'a[31m bc'],
  ['\ud800a', '\ufffda'],
  ['👩‍🔧 Ñandú', '👩‍🔧 Ñandú'],
  ['=cmd|\u0027/c\u0027!A0 <b>', "=cmd|'/c'!A0 <b>"],
  [5, ''],
  [null, ''],
])('on one line %j is %j', (value, line) => expect(sanitizeLine(value, 100)).toBe(line));

test('several lines keep their breaks; the length counts characters', () => {
  expect(sanitizeText(' a\r\n\tb\rc\u0007 ', 100)).toBe('a\n\tb\nc');
  expect(sanitizeText('🚛🚛🚛', 2)).toBe('🚛🚛');
  expect(sanitizeText('ab   c', 4)).toBe('ab');
});

const outcome = async (body: unknown, headers: Record<string, string> = {}, to = form) => {
  const all = { ...browserHeaders(), ...headers };
  const result = await receiveSubmission(request(body, all), to);
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
  ['16 kB and more', { ...envelope(), x: 'a'.repeat(17_000) }, {}, 413],
  ['a length that lies', { ...envelope(), x: 'a'.repeat(17_000) }, { 'content-length': '5' }, 413],
  ['no JSON', '{', {}, 400],
  ['a list', '[]', {}, 400],
  ['null', 'null', {}, 400],
  ['nothing', '', {}, 400],
])('%s', async (_, body, headers, expected) => {
  expect(await outcome(body, headers)).toBe(expected);
});

test('bytes that are no UTF-8', async () => {
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
  const bodies = ['a=1&b=%C3%B1', 'a=1&b=%C3%B1', 'a=2'];
  for (const body of bodies) expect(await outcome(body, type)).toBe('accepted');
  expect(send.mock.calls.map(([body]) => body)).toEqual([{ a: '1', b: 'ñ' }, { a: '2' }]);
  expect(await outcome('a=3&referencia_web=x', type)).toBe('accepted');
  expect(send).toHaveBeenCalledTimes(2);
  expect(await outcome('a=4', type, jsonOnly)).toBe(415);
});

test('120 requests of one address in a minute, whatever they hold', async () => {
  const from = { 'x-forwarded-for': newSender() };
  const outcomes = [];
  for (let count = 0; count < 121; count += 1) outcomes.push(await outcome('{', from));
  expect(outcomes).toEqual([...Array(120).fill(400), 429]);
});

describe('the key of a lead', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const keys = () => send.mock.calls.map(([, key]) => key);

  test('stays when it is sent again after a failure, and changes with its content', async () => {
    const sent = { ...envelope(), phone: '1' };
    send.mockResolvedValueOnce('failed');
    expect(await outcome(sent)).toBe('failed');
    expect(await outcome(sent)).toBe('accepted');
    send.mockResolvedValueOnce('failed');
    const other = { ...envelope(), phone: '1' };
    expect(await outcome(other)).toBe('failed');
    expect(await outcome({ ...other, phone: '2' })).toBe('accepted');
    const [first, again, another, corrected] = keys();
    expect(first).toMatch(UUID);
    expect(again).toBe(first);
    expect(new Set([first, another, corrected]).size).toBe(3);
  });

  test('without script is one for a day', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), doNotFake: ['performance'] });
    const type = { 'content-type': FORM };
    send.mockResolvedValue('failed');
    for (const day of ['2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z', '2026-11-21T18:00:00Z']) {
      jest.setSystemTime(new Date(day));
      expect(await outcome('a=clave', type)).toBe('failed');
    }
    jest.useRealTimers();
    const [first, again, tomorrow] = keys();
    expect(again).toBe(first);
    expect(tomorrow).not.toBe(first);
  });
});
