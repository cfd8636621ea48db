/** @jest-environment node */
import { found } from '@/lib/content/gateway/result';
import { quoteForm } from '@/lib/features/submissions/quote';
import { quoteExample } from '@/tests/support/submission-payloads';

const days = Array.from({ length: 9 }, (_, day) => `Día ${day}  de la  semana `);
const long = `${'Recolección  nocturna '.repeat(20)}y más`;
const frequency = [...days, long];
const own: string[] = [];
const service = ` ¿Qué  genera?${'x'.repeat(400)} `;

jest.mock('@/lib/content/gateway/branches', () => ({ getCoverage: async () => found([{}]) }));
jest.mock('@/lib/content/gateway/business-lines', () => ({
  getQuoteLines: async () => found([{ id: quoteExample.business_line_id }]),
}));
jest.mock('@/lib/content/gateway/battery', () => ({
  getFrequencies: async () => found(frequency.map((name, id) => ({ id, name }))),
  getBattery: async () =>
    found({
      weekdays: own,
      questions: [
        {
          type: 'question',
          title: service,
          file: '',
          children: [{ type: 'answer', title: ' Vidrio ', file: '', children: [] }],
        },
      ],
    }),
}));

const read = (fields: object) => quoteForm.read({ ...quoteExample, ...fields });
const quote_services = [{ service, type: ' Vidrio ' }];

test("more than seven frequencies, and titles, are sent in the gateway's spelling", async () => {
  expect(await read({ frequency, quote_services })).toMatchObject({
    call: 'quote',
    body: { frequency, quote_services },
  });
});

test('a frequency that differs in one space is different', async () => {
  expect(await read({ frequency: [days[0]?.trim()] })).toEqual({
    field: 'frequency',
    message: 'Ya no es válido, elígelo de nuevo.',
  });
});

test('a weekday is accepted in a letter case that differs from the offered one', async () => {
  own.push('lunes', 'LUNES');
  const sent = await read({ frequency: ['LUNES'] });
  own.length = 0;
  expect(sent).toMatchObject({ body: { frequency: ['LUNES'] } });
});

test('a title that the gateway no longer has is sent without control characters', async () => {
  expect(
    await read({ frequency, quote_services: [{ service: 'a\u0000b', type: ' c ' }] }),
  ).toMatchObject({ body: { quote_services: [{ service: 'ab', type: 'c' }] } });
});
