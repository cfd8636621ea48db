import fc from 'fast-check';
import { POST } from '@/app/api/contact/route';
import { contactMessages } from '@/lib/features/contact/fields';
import { phoneNotNational } from '@/lib/features/forms/fields';
import { contactSchema } from '@/lib/content/embedded-gateway/submissions/schemas';
import type { ContactSubmission, MessageSubmission } from '@/lib/content/gateway/submissions';
import { storeAndDeliver, type DeliveryResult } from '@/lib/features/leads/delivery';
import { browserHeaders, envelope, read, request } from '@/tests/unit/features/submissions/support';
import { anyText } from '@/tests/support/any-text';

jest.mock('@/lib/features/leads/delivery', () => ({ storeAndDeliver: jest.fn() }));
const delivered = jest.mocked(storeAndDeliver);
/** The bodies that each call has received. */
const contact = jest.fn<void, [ContactSubmission]>();
const message = jest.fn<void, [MessageSubmission]>();

const fields = {
  formulario: 'contacto',
  name: 'Señora de Prueba',
  phone: '5555550101',
  email: 'prueba@cliente.example',
  business: 'Empresa Ficticia',
  state: '19',
  city: '963',
  message: 'Quiero un contenedor.',
};

beforeEach(() => {
  contact.mockReset();
  message.mockReset();
  delivered.mockReset().mockImplementation(async (submission) => {
    if (submission.call === 'contact') contact(submission.body);
    else if (submission.call === 'message') message(submission.body);
    else throw new Error('No form of this route.');
    return { outcome: 'accepted' };
  });
});

const send = async (changes: object) =>
  read(await POST(request({ ...fields, ...envelope(), ...changes })));

test('ids become names, and the contact call gets the company', async () => {
  expect(await send({})).toMatchObject({ status: 200, body: { code: 200 } });
  const [body] = contact.mock.calls[0] ?? [];
  expect(body).toMatchObject({
    state: 'Nuevo León',
    business: 'Empresa Ficticia',
    phone: '5555550101',
  });
  expect(body?.city).toMatch(/\p{L}/u);
  expect(message).not.toHaveBeenCalled();
});

test('digits of other keyboards and invisible characters are also cleaned without script', async () => {
  const changes = { name: '\u200bAna', phone: '٨١٨١٢٣٤٥٦٧', email: 'ana@casa\u200b.example\ufeff' };
  expect(await send(changes)).toMatchObject({ status: 200 });
  expect(contact.mock.calls[0]?.[0]).toMatchObject({
    ...{ name: 'Ana', phone: '8181234567', email: 'ana@casa.example' },
  });
  expect(await send({ name: '\u3164\u2800' })).toMatchObject({
    body: { field: 'name', message: contactMessages.name },
  });
});

test("the gateway gets the catalogue's name of the state, which may differ from the displayed one", async () => {
  expect(await send({ state: '9', city: '275' })).toMatchObject({ status: 200 });
  expect(contact.mock.calls[0]?.[0]).toMatchObject({ state: 'Distrito Federal', city: 'Tláhuac' });
});

describe('the result of a message', () => {
  const FOLIO = '482-109-376';
  const received = { outcome: 'received', folio: FOLIO } as const;
  const code202 = { code: 202, folio: FOLIO };
  const receivedPage = `/contactanos/recibido/${FOLIO}`;
  const results: [DeliveryResult, number, object, string][] = [
    [
      { outcome: 'accepted', folio: FOLIO },
      200,
      { code: 200, folio: FOLIO },
      '/contactanos/gracias',
    ],
    [{ outcome: 'accepted', isRepeated: true }, 200, { code: 200 }, '/contactanos/gracias'],
    [received, 202, code202, receivedPage],
    [{ ...received, isRepeated: true }, 202, code202, receivedPage],
    [{ outcome: 'rejected' }, 422, { code: 422, reason: 'rejected' }, '/contactanos/no-enviado'],
    [{ outcome: 'failed' }, 502, { code: 502, reason: 'gateway' }, '/contactanos/no-enviado'],
  ];

  test.each(results)('%j gives a script the status %d', async (result, status, body) => {
    delivered.mockResolvedValue(result);
    const response = await send({});
    expect([response.status, response.body]).toEqual([status, body]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(results)(
    '%j leads to the right page without script',
    async (result, _status, _body, page) => {
      delivered.mockResolvedValue(result);
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams({ ...fields, state: 'Nuevo León', city: 'Apodaca' });
      const response = await POST(request(String(body), { ...browserHeaders(), ...type }));
      expect([response.status, response.headers.get('location')]).toEqual([303, page]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('a report of a missed collection', () => {
  const report = { formulario: 'reporte', street: 'Roble  12', between: 'Pino y Encino' };

  test('adds the street below the message', async () => {
    expect(await send(report)).toMatchObject({ status: 200 });
    expect(await send({ ...report, between: '' })).toMatchObject({ status: 200 });
    expect(contact.mock.calls.map(([body]) => body.message)).toEqual([
      'Quiero un contenedor.\n\nCalle y número: Roble 12\nEntre las calles: Pino y Encino',
      'Quiero un contenedor.\n\nCalle y número: Roble 12',
    ]);
    expect(contact.mock.calls[0]?.[0]).not.toHaveProperty('street');
  });

  test.each([
    ['street', ''],
    ['street', undefined],
    ['phone', '98112'],
  ])('is rejected with %s %j', async (field, value) => {
    expect(await send({ ...report, [field]: value })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(contact).not.toHaveBeenCalled();
  });
});

test('a quote request carries the company in a line of the message', async () => {
  await send({ formulario: 'cotizacion' });
  expect(message.mock.calls[0]?.[0].message).toBe(
    'Quiero un contenedor.\nEmpresa: Empresa Ficticia',
  );
  expect(message.mock.calls[0]?.[0]).not.toHaveProperty('business');
});

test.each([
  ['name', ' \u0000 ', contactMessages.name],
  ['phone', '', contactMessages.phone],
  ['email', '', contactMessages.email],
  ['email', 'x@y', contactMessages.emailInvalid],
  ['state', '0', contactMessages.state],
  ['state', 'Atlántida', contactMessages.state],
  ['city', '', contactMessages.city],
  ['city', '999999', contactMessages.city],
  ['message', '  ', contactMessages.message],
])('the value of %s %j fails with: %s', async (field, value, text) => {
  expect(await send({ [field]: value })).toMatchObject({
    status: 400,
    body: { code: 400, field, message: text },
  });
  expect(contact).not.toHaveBeenCalled();
});

test.each(['+52 55 5555 0101', '044 55 5555 0101', '0155 5555 0101'])(
  'the phone %j is sent as ten digits',
  async (phone) => {
    await send({ phone });
    expect(contact.mock.calls[0]?.[0].phone).toBe('5555550101');
  },
);

test.each([
  '123456789012',
  '55 5555 0101 / 55 5555 0102',
  '55 5555 0101 ext. 7',
  '+1 212 555 1234',
])('the phone %j is rejected and never cut', async (phone) => {
  expect(await send({ phone })).toMatchObject({
    status: 400,
    body: { field: 'phone', message: phoneNotNational },
  });
  expect(contact).not.toHaveBeenCalled();
});

test('only the first failure is returned, in the order of the specification', async () => {
  const empty = { name: '', phone: '', email: '', state: '', city: '', message: '' };
  expect(await send(empty)).toMatchObject({ body: { field: 'name' } });
  expect(await send({ ...empty, name: 'Ana' })).toMatchObject({ body: { field: 'phone' } });
});

test('ten thousand random bodies cause no 5xx, and no invalid value reaches the gateway', async () => {
  contact.mockImplementation((body) => {
    expect(contactSchema.safeParse(body).success).toBe(true);
  });
  const value = fc.oneof(anyText(), fc.anything(), fc.constant(undefined));
  const body = fc.oneof(
    fc.record({ ...Object.fromEntries(Object.keys(fields).map((key) => [key, value])) }),
    fc
      .dictionary(fc.constantFrom(...Object.keys(fields)), value)
      .map((some) => ({ ...fields, ...some })),
    fc.anything(),
  );
  await fc.assert(
    fc.asyncProperty(body, async (random) => {
      const whole =
        typeof random === 'object' && random !== null ? { ...random, ...envelope() } : random;
      const text = JSON.stringify({ ...(whole as object), formulario: 'contacto' }, (_key, part) =>
        typeof part === 'bigint' ? String(part) : part,
      );
      const response = await POST(request(text, browserHeaders()));
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 10_000 },
  );
  // If no body were complete, this test would prove nothing.
  expect(contact).toHaveBeenCalled();
}, 60_000);
