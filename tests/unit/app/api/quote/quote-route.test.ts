import fc from 'fast-check';
import { POST } from '@/app/api/quote/route';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { phoneNotNational } from '@/lib/features/forms/fields';
import { quoteSchema } from '@/lib/content/embedded-gateway/submissions/schemas';
import { submit, type QuoteSubmission } from '@/lib/content/gateway/submissions';
import { storeAndDeliver } from '@/lib/features/leads/delivery';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { log } from '@/lib/server/observability/logger';
import { quoteExample } from '@/tests/support/submission-payloads';
import {
  browserHeaders,
  envelope,
  newSender,
  read,
  request,
} from '@/tests/unit/features/submissions/support';
import { anyText } from '@/tests/support/any-text';

jest.mock('@/lib/content/gateway/submissions', () => ({ submit: jest.fn() }));
jest.mock('@/lib/features/leads/delivery', () => ({ storeAndDeliver: jest.fn() }));
const { storeAndDeliver: reallyDeliver } = jest.requireActual<
  typeof import('@/lib/features/leads/delivery')
>('@/lib/features/leads/delivery');
const submitted = jest.mocked(submit);
const FOLIO = /^\d{3}-\d{3}-\d{3}$/;
const written: unknown[] = [];
for (const level of ['info', 'warn', 'error'] as const) {
  jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void written.push(line));
}

beforeEach(() => {
  submitted.mockReset().mockResolvedValue({ outcome: 'accepted' });
  jest.mocked(storeAndDeliver).mockReset().mockImplementation(reallyDeliver);
  written.length = 0;
});

/** Returns the body of the first quote that reached the gateway. */
function sentQuote(): QuoteSubmission | undefined {
  const submission = submitted.mock.calls[0]?.[0];
  return submission?.call === 'quote' ? submission.body : undefined;
}

const send = async (fields: object, headers?: Record<string, string>) =>
  read(await POST(request({ ...quoteExample, ...envelope(), ...fields }, headers)));

test('a complete quote reaches the gateway with every field and the origin WEB', async () => {
  const answer = await send({});
  expect([answer.status, answer.body]).toEqual([
    200,
    { code: 200, folio: expect.stringMatching(FOLIO) },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const quote = { call: 'quote', body: { origin: 'WEB', ...quoteExample } };
  expect(submitted.mock.calls.map(([submission]) => submission)).toEqual([quote]);
});

test('a quote that cannot be delivered yet gets a folio', async () => {
  submitted.mockResolvedValue({ outcome: 'failed', reason: 'timeout' });
  const answer = await send({});
  expect([answer.status, answer.body]).toEqual([
    202,
    { code: 202, folio: expect.stringMatching(FOLIO) },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a quote that the gateway rejects gets 422', async () => {
  submitted.mockResolvedValue({ outcome: 'rejected', reason: 'code-400' });
  const answer = await send({});
  expect([answer.status, answer.body]).toEqual([422, { code: 422, reason: 'rejected' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('while the outbox cannot be written', () => {
  let store: jest.SpyInstance;
  beforeEach(async () => {
    store = jest.spyOn(await openOutbox(), 'store').mockRejectedValue(new Error('disk full'));
  });
  afterEach(() => store.mockRestore());

  test('a quote goes straight to the gateway', async () => {
    expect(await send({})).toMatchObject({ status: 200, body: { code: 200 } });
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('a quote that also fails there gets 502 and may be sent again under its id', async () => {
    const same = { ...envelope() };
    submitted.mockResolvedValueOnce({ outcome: 'failed', reason: 'connection' });
    expect(await send(same)).toMatchObject({
      status: 502,
      body: { code: 502, reason: 'gateway' },
    });
    expect(await send(same)).toMatchObject({ status: 200 });
    const [first, second] = submitted.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
  });
});

test.each([
  ['client_name', '', 'Campo nombre no puede ir vacio'],
  ['client_name', ' \u0000\n ', 'Campo nombre no puede ir vacio'],
  ['client_name', ['x'], 'Campo nombre no puede ir vacio'],
  ['company_name', undefined, 'Campo empresa no puede ir vacio'],
  ['phone_number', '', 'Campo telefono no puede ir vacio'],
  ['phone_number', '555', 'Campo telefono no puede ser menor a 10 digitos'],
  ['phone_number', '-555550101', 'Campo telefono no puede ser menor a 10 digitos'],
  ['phone_number', '555555010155', phoneNotNational],
  ['phone_number', '55 5555 0101 / 55 5555 0102', phoneNotNational],
  ['email', '', 'Campo correo no puede ir vacio'],
  ['email', 'x@y', 'El correo ingresado no es valido'],
])('the value of %s %j fails with: %s', async (field, value, message) => {
  expect(await send({ [field]: value })).toMatchObject({
    status: 400,
    body: { code: 400, field, message },
  });
  expect(submitted).not.toHaveBeenCalled();
});

test.each(['+52 55 5555 0101', '044 55 5555 0101', '0155 5555 0101'])(
  'the phone %j is sent as ten digits',
  async (phone_number) => {
    await send({ phone_number });
    expect(sentQuote()?.phone_number).toBe('5555550101');
  },
);

test.each([
  ['business_line_id', 99],
  ['business_line_id', '1'],
  ['city_id', 0],
  ['city_id', 999999],
  ['city_id', 1.5],
  ['frequency', []],
  ['frequency', ['Navidad']],
  ['frequency', 'Lunes'],
  ['frequency', ['Lunes', ' ']],
  ['frequency', ['lunes']],
  ['frequency', ['Lunes ']],
  ['quote_services', [{ service: 'x' }]],
  ['quote_services', [null]],
  ['quote_services', undefined],
])('the value of %s %j is rejected', async (field, value) => {
  expect(await send({ [field]: value })).toMatchObject({ status: 400, body: { field } });
  expect(submitted).not.toHaveBeenCalled();
});

test('HTML and formulas stay text, control characters are removed, and a long name is cut but not a title', async () => {
  await send({
    client_name: ' <b>=HYPERLINK("x")</b>\r\nBcc: a@b.mx\u0000\u202e ',
    company_name: '+'.repeat(400),
    quote_services: [{ service: '🚛'.repeat(400), type: 'ok', extra: 1 }],
    secret: 'x',
  });
  expect(sentQuote()).toEqual({
    origin: 'WEB',
    ...quoteExample,
    client_name: '<b>=HYPERLINK("x")</b> Bcc: a@b.mx',
    company_name: '+'.repeat(150),
    quote_services: [{ service: '🚛'.repeat(400), type: 'ok' }],
  });
});

test('a repeated weekday is sent once', async () => {
  await send({ frequency: ['Lunes', 'Lunes', 'Martes'] });
  expect(sentQuote()?.frequency).toEqual(['Lunes', 'Martes']);
});

test('a quote with a filled honeypot gets a folio and is held, and nothing is sent', async () => {
  const answer = await send({ campo_vacio: 'https://spam.example' });
  expect([answer.status, answer.body]).toEqual([202, { code: 202, folio: expect.any(String) }]);
  expect(submitted).not.toHaveBeenCalled();
});

test.each([[0], [1999], ['5000'], [undefined], [NaN]])(
  'an elapsed time of %j is too fast',
  async (elapsed) => {
    const answer = await send({ elapsed });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([425, '2']);
    expect(submitted).not.toHaveBeenCalled();
  },
);

test.each([undefined, '', 'x', 5, '00000000-0000-0000-0000-000000000000'])(
  'the id %j is invalid',
  async (submission) => expect(await send({ submission })).toMatchObject({ status: 400 }),
);

test('an address may send thirty quotes in ten minutes, and the next one must wait', async () => {
  const from = newSender();
  const statuses = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await send({}, browserHeaders(from))).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  const refused = await send({}, browserHeaders(from));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send({})).status).toBe(200);
});

test("no log line or response contains a visitor's input", async () => {
  const marked = {
    client_name: 'MARCA-nombre',
    company_name: 'MARCA-empresa',
    phone_number: '5598765432',
    email: 'marca@marcado.example',
  };
  const answers = [await send(marked)];
  submitted.mockResolvedValue({ outcome: 'failed', reason: 'connection' });
  answers.push(await send(marked), await send({ ...marked, email: 'MARCA' }));
  answers.push(await send({ ...marked, elapsed: 1 }), await send({ ...marked, city_id: 0 }));
  const detail = new Error('Key (client_name)=(MARCA-nombre) already exists.');
  jest.spyOn(await openOutbox(), 'store').mockRejectedValueOnce(detail);
  answers.push(await send(marked));
  const output = JSON.stringify([written, answers.map(({ body }) => body)]);
  // Each submission logs one line, and the outbox logs one.
  expect(written).toHaveLength(7);
  expect(answers.map(({ status }) => status)).toEqual([200, 202, 400, 425, 400, 502]);
  expect(output).not.toMatch(/marca|5598765432/i);
});

const valid = quoteSchema({
  lineIds: [1, 2, 3, 4, 5, 6, 7],
  weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
});
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  anyText(30),
  fc.integer(),
  fc.constantFrom('=1+1', '<script>', '__proto__', '\ud800', ''),
);
const fields = fc.record(
  Object.fromEntries(
    Object.entries(quoteExample).map(([name, value]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(value) }, junk),
    ]),
  ),
  { requiredKeys: [] },
);

test('ten thousand random bodies cause no 5xx, and no invalid quote reaches the gateway', async () => {
  let accepted = 0;
  // The outbox is mocked, because it would hold thousands of rows.
  const delivered = jest.mocked(storeAndDeliver).mockResolvedValue({ outcome: 'accepted' });
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), async (random, isRaw) => {
      const body = { ...random, submission: newSubmissionId(), elapsed: 9999 };
      const text = isRaw ? JSON.stringify(random) : JSON.stringify(body);
      const response = await POST(request(text));
      expect(response.status).toBeLessThan(500);
      for (const [{ body: sent }] of delivered.mock.calls) {
        expect(valid.safeParse(sent).success).toBe(true);
      }
      accepted += delivered.mock.calls.length;
      delivered.mockClear();
    }),
    { numRuns: 10_000 },
  );
  // If no body were complete, this test would prove nothing.
  expect(accepted).toBeGreaterThan(0);
}, 120_000);
