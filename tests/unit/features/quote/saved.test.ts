/** @jest-environment jsdom */
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import {
  readSavedQuote,
  removeSavedQuote,
  saveQuote,
  type SavedQuote,
} from '@/lib/features/quote/saved';
import { STEP } from '@/lib/features/quote/state';
import { answer, atPlace, question, run } from './trees';

const quote = run(
  atPlace([question('A', answer('a'))]),
  { type: 'next' },
  { type: 'chooseAnswer', index: 0 },
  { type: 'next' },
);
const saved: SavedQuote = {
  quote,
  person: { client_name: 'Ñ "x"', company_name: '', phone_number: '55', email: '' },
  submission: newSubmissionId(),
  folio: '482-109-376',
};

beforeEach(() => sessionStorage.clear());

test('a quote is restored unchanged, without its battery', () => {
  saveQuote(saved);
  expect(readSavedQuote()).toMatchObject({ ...saved, quote: { ...quote, battery: null } });
});

test('a sent quote is stored until its confirmation is accepted', () => {
  const sent = { ...saved, quote: { ...quote, step: STEP.done } };
  saveQuote(sent);
  expect(readSavedQuote()).toMatchObject({ quote: { step: 6 }, folio: saved.folio });
  removeSavedQuote();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['no json', '1', '[]', '{}', '{"version":1,"quote":{}}'])(
  '%s is not a stored quote',
  (text) => {
    sessionStorage.setItem('borrador:cotizacion', text);
    expect(readSavedQuote()).toBeUndefined();
  },
);
