import { isSubmissionId, newSubmissionId } from '@/lib/features/forms/form-meta';
import { sendSubmission } from '@/lib/features/forms/send';

const post = jest.fn<Promise<Response>, [string, RequestInit]>();
const request = { path: '/api/x', fields: { a: 1 }, submission: newSubmissionId(), trap: '' };
const answer = (status: number, body: unknown) => async () => Response.json(body, { status });

beforeEach(() => {
  jest.useFakeTimers();
  post.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => post(String(url), init ?? {}));
});
afterEach(() => jest.useRealTimers());

async function send() {
  const outcome = sendSubmission(request);
  await jest.runAllTimersAsync();
  return outcome;
}

test('only code 200 is accepted, and the form metadata is sent with the fields', async () => {
  post.mockImplementation(answer(200, { code: 200 }));
  expect(await send()).toEqual({ outcome: 'accepted' });
  const [path, init] = post.mock.calls[0]!;
  expect([path, init.method]).toEqual(['/api/x', 'POST']);
  expect(JSON.parse(String(init.body))).toEqual({
    a: 1,
    submission: request.submission,
    elapsed: expect.any(Number),
    campo_vacio: '',
  });
});

test.each([
  ['code 500', answer(200, { code: 500 })],
  ['no code', answer(200, null)],
  ['HTTP 502', answer(502, { code: 200 })],
  ['code 202 without a folio', answer(202, { code: 202 })],
  ['a folio that is no text', answer(202, { code: 202, folio: 482109376 })],
  ['HTTP 400 without a field', answer(400, { code: 400, reason: 'body' })],
  ['HTTP 502 with a folio', answer(502, { code: 202, folio: '482-109-376' })],
  ['no JSON', async () => new Response('<html>')],
])('a send fails with %s', async (_, given) => {
  post.mockImplementation(given);
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(post).toHaveBeenCalledTimes(1);
});

test.each([
  ['no connection', 'offline', new TypeError('Failed to fetch')],
  ['no answer in time', 'unanswered', new DOMException('20 s', 'TimeoutError')],
])('a send with %s is distinguished from a failure', async (_, outcome, error) => {
  post.mockImplementation(async () => Promise.reject(error));
  expect(await send()).toEqual({ outcome });
  expect(post).toHaveBeenCalledTimes(1);
});

test('code 202 with a folio means received', async () => {
  post.mockImplementation(answer(202, { code: 202, folio: '482-109-376' }));
  expect(await send()).toEqual({ outcome: 'received', folio: '482-109-376' });
  expect(post).toHaveBeenCalledTimes(1);
});

const limited = async () =>
  Response.json({ code: 429, reason: 'rate' }, { status: 429, headers: { 'retry-after': '12' } });
test.each([
  ['the gateway', answer(422, { code: 422 }), { outcome: 'rejected' }],
  ['the limit of sendings', limited, { outcome: 'limited', seconds: 12 }],
  [
    'the edge’s limit',
    async () => new Response('<html>', { status: 429 }),
    { outcome: 'limited', seconds: 0 },
  ],
  ['the edge’s size', async () => new Response('<html>', { status: 413 }), { outcome: 'large' }],
  ['the size', answer(413, { code: 413, reason: 'too-large' }), { outcome: 'large' }],
  [
    'a rule',
    answer(400, { code: 400, reason: 'invalid', field: 'name', message: 'Vacío' }),
    { outcome: 'invalid', field: 'name', message: 'Vacío' },
  ],
])('a refusal by %s has its own outcome', async (_, given, result) => {
  post.mockImplementation(given);
  expect(await send()).toEqual(result);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a submission that was too fast is repeated once', async () => {
  post.mockImplementationOnce(answer(425, { code: 425 }));
  post.mockImplementation(answer(200, { code: 200 }));
  expect(await send()).toEqual({ outcome: 'accepted' });
  post.mockReset();
  post.mockImplementation(answer(425, { code: 425 }));
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(post).toHaveBeenCalledTimes(2);
});

test('ids are different version 4 UUIDs', () => {
  const ids = Array.from({ length: 1000 }, newSubmissionId);
  expect(ids.every(isSubmissionId)).toBe(true);
  expect(ids.every((id) => /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

test('a response whose body does not end in time is distinguished from a failure', async () => {
  post.mockImplementation(async () => new Response(new ReadableStream()));
  expect(await send()).toEqual({ outcome: 'unanswered' });
  expect(post).toHaveBeenCalledTimes(1);
});
