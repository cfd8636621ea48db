import { isSubmissionId } from '@/lib/features/forms/form-meta';
import { withLocalStorage } from '@/lib/util/local-storage';
import { withSessionStorage } from '@/lib/util/session-storage';
import { parsedJson } from '@/lib/util/parsed-json.mts';

/** What could not be sent: in the tab, and on the device only where its writer asked for that. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Sent again under the same id it counts once: the site knows ids for longer than drafts live. */
  submission: string;
  /** The form's own text of its fields. */
  content: string;
}

const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const CHANGED = 'borrador';
const IN_TAB = 'borrador-';
const ON_DEVICE = 'guardado-';

const changed = () => window.dispatchEvent(new Event(CHANGED));

/** Reads a stored draft; undefined for any other text. */
export function parseDraft(text: string): Draft | undefined {
  const { savedAt, submission, content }: Record<string, unknown> = Object(parsedJson(text));
  if (typeof savedAt !== 'number' || typeof content !== 'string') return undefined;
  return isSubmissionId(submission) ? { savedAt, submission, content } : undefined;
}

/** A clock that was wrong gives no longer life. */
function isAlive(text: string | null | undefined, now: number): text is string {
  const draft = parseDraft(text ?? '');
  return draft !== undefined && Math.abs(now - draft.savedAt) <= MAX_AGE_MS;
}

const inTab = (form: string) => withSessionStorage((storage) => storage.getItem(IN_TAB + form));
const onDevice = (form: string) => withLocalStorage((storage) => storage.getItem(ON_DEVICE + form));

/** A form's draft as it is stored; '' for none, and once it is older than a day. */
export function draftText(form: string, now: number): string {
  return [inTab(form), onDevice(form)].find((text) => isAlive(text, now)) ?? '';
}

/** Whether a form's draft outlives the tab. */
export function isOnDevice(form: string, now: number): boolean {
  return draftText(form, now) !== '' && onDevice(form) === draftText(form, now);
}

/** Keeps a draft until the tab is closed; what was on the device stays there as long as before. */
export function saveDraft(form: string, draft: Draft): void {
  const kept = parseDraft(onDevice(form) ?? '');
  if (kept?.submission === draft.submission) {
    const text = JSON.stringify({ ...draft, savedAt: kept.savedAt });
    withLocalStorage((storage) => storage.setItem(ON_DEVICE + form, text));
  } else {
    withSessionStorage((storage) => storage.setItem(IN_TAB + form, JSON.stringify(draft)));
  }
  changed();
}

/** Keeps a form's draft for a day, also for the next person at it: only when its writer presses for it. */
export function keepDraftOnDevice(form: string): void {
  const text = inTab(form);
  if (text === null) return;
  const isKept = withLocalStorage((storage) => {
    storage.setItem(ON_DEVICE + form, text);
    return true;
  });
  if (isKept) withSessionStorage((storage) => storage.removeItem(IN_TAB + form));
  changed();
}

/** Where a form's draft is this submission, in this tab and on the device. */
function atDraft(
  form: string,
  submission: string,
  work: (storage: Storage, key: string, draft: Draft) => void,
): void {
  const at = (key: string) => (storage: Storage) => {
    const draft = parseDraft(storage.getItem(key) ?? '');
    if (draft?.submission === submission) work(storage, key, draft);
  };
  withSessionStorage(at(IN_TAB + form));
  withLocalStorage(at(ON_DEVICE + form));
  changed();
}

/** Forgets this submission, in this tab and on the device; another draft stays. */
export function eraseDraft(form: string, submission: string): void {
  atDraft(form, submission, (storage, key) => storage.removeItem(key));
}

/** What was sent takes the place of the draft that it corrects, for as long as before. */
export function correctDraft(form: string, before: string, sent: Omit<Draft, 'savedAt'>): void {
  atDraft(form, before, (storage, key, { savedAt }) =>
    storage.setItem(key, JSON.stringify({ ...sent, savedAt })),
  );
}

/** Takes from the device what is too old, and what earlier releases kept there without being asked. */
export function sweepDrafts(now: number): void {
  withLocalStorage((storage) => {
    for (const key of Object.keys(storage)) {
      const isOld = key.startsWith(ON_DEVICE) && !isAlive(storage.getItem(key), now);
      if (isOld || key.startsWith(IN_TAB)) storage.removeItem(key);
    }
  });
}

/** Calls `onChange` when a draft is saved or erased, in this tab or another. */
export function watchDrafts(onChange: () => void): () => void {
  const watch = new AbortController();
  for (const name of [CHANGED, 'storage']) window.addEventListener(name, onChange, watch);
  return () => watch.abort();
}
