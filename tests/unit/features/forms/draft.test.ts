/** @jest-environment jsdom */
import {
  draftText,
  eraseDraft,
  parseDraft,
  saveDraft,
  watchDrafts,
} from '@/lib/features/forms/draft';
import { draftOffer, draftSaved } from '@/lib/features/forms/draft-texts';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { RECORD_MS } from '@/lib/features/leads/retry.mts';

const DAY_MS = 86_400_000;
const savedAt = Date.UTC(2026, 10, 23, 18);
const draft = { savedAt, submission: newSubmissionId(), content: '{"name":"Ana"}' };
const read = (now = savedAt) => parseDraft(draftText('contacto', now));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft lives for seven days', () => {
  expect(saveDraft('contacto', draft)).toBe(true);
  expect(read()).toEqual(draft);
  expect(read(savedAt + 7 * DAY_MS)).toEqual(draft);
  expect(read(savedAt + 7 * DAY_MS + 1)).toBeUndefined();
  expect(read(savedAt - 8 * DAY_MS)).toBeUndefined();
});

test('the site knows a submission for longer than its draft lives', () =>
  expect(RECORD_MS).toBeGreaterThan(7 * DAY_MS));

test('each form has its own, and erasing leaves none', () => {
  saveDraft('contacto', draft);
  expect(draftText('cotizacion', savedAt)).toBe('');
  const onChange = jest.fn();
  const stop = watchDrafts(onChange);
  eraseDraft('contacto');
  expect(read()).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  eraseDraft('contacto');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...draft, savedAt: 'ayer' }),
  JSON.stringify({ ...draft, submission: 'x' }),
  JSON.stringify({ ...draft, content: {} }),
])('%j is no draft', (text) => expect(parseDraft(text)).toBeUndefined());

test('a device without storage has none', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveDraft('contacto', draft)).toBe(false);
});

test('what visitors are told', () => {
  expect(draftOffer('message', savedAt)).toBe(
    'Tiene un mensaje sin enviar del 23 de noviembre. ¿Desea enviarlo?',
  );
  expect(draftOffer('quote', savedAt)).toBe(
    'Tiene una cotización sin enviar del 23 de noviembre. ¿Desea enviarla?',
  );
  expect(draftSaved('message', true)).toBe(
    'Sin conexión. Guardamos su mensaje en este dispositivo; no se ha enviado.',
  );
  expect(draftSaved('quote', true)).toBe(
    'Sin conexión. Guardamos su cotización en este dispositivo; no se ha enviado.',
  );
});
