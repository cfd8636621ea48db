import fc from 'fast-check';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { readSavedQuote, serialiseQuote, type SavedQuote } from '@/lib/features/quote/saved';
import { answer, atPlace, question, run } from './trees';

const quote = run(
  atPlace([question('A', answer('a')), question('B', answer('b'))]),
  { type: 'next' },
  { type: 'chooseAnswer', index: 0 },
  { type: 'next' },
  { type: 'chooseAnswer', index: 0 },
  { type: 'next' },
  { type: 'toggleWeekday', weekday: 'Lunes' },
  { type: 'next' },
);
const saved: SavedQuote = {
  quote,
  person: { client_name: 'Ñ "x"', company_name: '', phone_number: '55', email: '' },
  submission: newSubmissionId(),
  folio: '482-109-376',
  receipt: newSubmissionId(),
};
const written = () => JSON.parse(serialiseQuote(saved));

test('what was saved is restored, without the battery', () => {
  expect(readSavedQuote(serialiseQuote(saved))).toEqual({
    ...saved,
    quote: { ...quote, battery: null },
  });
});

test.each([undefined, null, 482109376, ['482-109-376']])('the folio %j is none', (folio) => {
  expect(readSavedQuote(JSON.stringify({ ...written(), folio }))?.folio).toBe('');
});

test.each([null, '', 'no json', '1', '[]', '{}', '{"version":2,"quote":{}}', '{"version":1}'])(
  '%j is nothing',
  (text) => expect(readSavedQuote(text)).toBeUndefined(),
);

test('no step is skipped by editing the storage', () => {
  const edited = (fields: object) =>
    readSavedQuote(JSON.stringify({ ...written(), quote: { ...written().quote, ...fields } }));
  expect(edited({ line: null })?.quote.step).toBe(1);
  expect(edited({ city: null })?.quote.step).toBe(2);
  expect(edited({ state: { id: -1, name: 'x' } })?.quote).toMatchObject({ city: null, step: 2 });
  expect(edited({ weekdays: [] })?.quote.step).toBe(4);
  expect(edited({ step: 6 })?.quote.step).toBe(2);
  const script = [{ text: 'x', href: 'javascript:alert(1)' }];
  expect(edited({ coverage: { isCovered: true, phone: script } })?.quote.coverage).toBeNull();
  expect(edited({ level: 99 })?.quote.level).toBe(2);
  expect(edited({ answers: [{ question: 1 }] })?.quote).toMatchObject({ answers: [], level: 0 });
});

test('whatever is in the storage, reading it never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (inner, person) => {
      const read = readSavedQuote(JSON.stringify({ version: 1, quote: inner, person }));
      if (read) expect(read.quote.step).toBeLessThan(6);
    }),
  );
});
