/** @jest-environment jsdom */
import {
  correctDraft,
  draftText,
  eraseDraft,
  isOnDevice,
  keepDraftOnDevice,
  parseDraft,
  saveDraft,
  sweepDrafts,
  watchDrafts,
} from '@/lib/features/forms/draft';
import { draftOffer, draftSaved } from '@/lib/features/forms/texts';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { RECORD_MS } from '@/lib/features/leads/retry.mts';

const DAY_MS = 86_400_000;
const savedAt = Date.UTC(2026, 10, 23, 18);
const draft = { savedAt, submission: newSubmissionId(), content: '{"name":"Ana"}' };
const read = (now = savedAt) => parseDraft(draftText('contacto', now));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a draft lives in the tab, and nothing of it on the device', () => {
  saveDraft('contacto', draft);
  expect(read()).toEqual(draft);
  expect(isOnDevice('contacto', savedAt)).toBe(false);
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect(read()).toBeUndefined();
});

test('kept on the device by its writer, it outlives the tab for 24 hours', () => {
  saveDraft('contacto', draft);
  keepDraftOnDevice('contacto');
  sessionStorage.clear();
  expect(isOnDevice('contacto', savedAt)).toBe(true);
  expect(read(savedAt + DAY_MS)).toEqual(draft);
  expect(read(savedAt + DAY_MS + 1)).toBeUndefined();
  expect(read(savedAt - DAY_MS - 1)).toBeUndefined();
});

test('what failed again stays where it is, and no longer', () => {
  saveDraft('contacto', draft);
  keepDraftOnDevice('contacto');
  saveDraft('contacto', { ...draft, savedAt: savedAt + 1000, content: '{"name":"Eva"}' });
  expect(sessionStorage).toHaveLength(0);
  expect(read()).toEqual({ ...draft, content: '{"name":"Eva"}' });
  const other = { ...draft, submission: newSubmissionId() };
  saveDraft('contacto', other);
  expect(read()).toEqual(other);
  expect(isOnDevice('contacto', savedAt)).toBe(false);
});

test('on start, drafts of earlier releases and those too old leave the device', () => {
  saveDraft('contacto', draft);
  keepDraftOnDevice('contacto');
  localStorage.setItem('borrador-contacto', JSON.stringify(draft));
  localStorage.setItem('borrador-cotizador', 'x');
  localStorage.setItem('otra', 'x');
  sweepDrafts(savedAt + DAY_MS);
  expect(Object.keys(localStorage).toSorted()).toEqual(['guardado-contacto', 'otra']);
  sweepDrafts(savedAt + DAY_MS + 1);
  expect(Object.keys(localStorage)).toEqual(['otra']);
});

test('the site knows a submission for longer than its draft lives', () =>
  expect(RECORD_MS).toBeGreaterThan(DAY_MS));

test('each form has its own, and erasing leaves none', () => {
  saveDraft('contacto', draft);
  expect(draftText('cotizacion', savedAt)).toBe('');
  const onChange = jest.fn();
  const stop = watchDrafts(onChange);
  eraseDraft('contacto', draft.submission);
  expect(read()).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  eraseDraft('contacto', draft.submission);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('erasing one leaves another, in the tab and on the device', () => {
  const other = { ...draft, submission: newSubmissionId() };
  saveDraft('contacto', draft);
  keepDraftOnDevice('contacto');
  saveDraft('contacto', other);
  eraseDraft('contacto', newSubmissionId());
  expect(read()).toEqual(other);
  eraseDraft('contacto', other.submission);
  expect(read()).toEqual(draft);
  eraseDraft('contacto', draft.submission);
  expect(localStorage).toHaveLength(0);
});

test('a corrected one goes on as its correction, where it is and no longer', () => {
  saveDraft('contacto', draft);
  keepDraftOnDevice('contacto');
  const corrected = { submission: newSubmissionId(), content: '{"name":"Eva"}' };
  correctDraft('contacto', newSubmissionId(), corrected);
  expect(read()).toEqual(draft);
  correctDraft('contacto', draft.submission, corrected);
  expect(read()).toEqual({ savedAt, ...corrected });
  expect(sessionStorage).toHaveLength(0);
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
  saveDraft('contacto', draft);
  keepDraftOnDevice('contacto');
  expect(read()).toBeUndefined();
});

test('what visitors are told', () => {
  expect(draftOffer('message', savedAt)).toBe(
    'Tiene un mensaje sin enviar del 23 de noviembre. ¿Desea enviarlo?',
  );
  expect(draftOffer('quote', savedAt)).toBe(
    'Tiene una cotización sin enviar del 23 de noviembre. ¿Desea enviarla?',
  );
  expect(draftSaved('message', false)).toBe(
    'Su mensaje queda guardado solo hasta que cierre esta pestaña.',
  );
  expect(draftSaved('quote', true)).toBe(
    'Su cotización queda guardada en este dispositivo por un máximo de 24 horas, a la vista de quien lo use.',
  );
});
