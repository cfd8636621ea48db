import { isSubmissionId } from '@/lib/features/forms/form-meta';
import { withLocalStorage } from '@/lib/util/local-storage';

/** What could not be sent, on the visitor's device alone. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Sent again under the same id it counts once: the site knows ids for longer than drafts live. */
  submission: string;
  /** The form's own text of its fields. */
  content: string;
}

const DAYS = 7;
const MAX_AGE_MS = DAYS * 24 * 60 * 60 * 1000;
const CHANGED = 'borrador';
const keyOf = (form: string) => `borrador-${form}`;

const changed = () => window.dispatchEvent(new Event(CHANGED));

/** Whether the draft was saved; storage may be full or disabled. */
export function saveDraft(form: string, draft: Draft): boolean {
  const text = JSON.stringify(draft);
  const isSaved = withLocalStorage((storage) => {
    storage.setItem(keyOf(form), text);
    return true;
  });
  changed();
  return isSaved === true;
}

export function eraseDraft(form: string): void {
  withLocalStorage((storage) => storage.removeItem(keyOf(form)));
  changed();
}

/** Calls `onChange` when a draft is saved or erased, in this tab or another. */
export function watchDrafts(onChange: () => void): () => void {
  const watch = new AbortController();
  for (const name of [CHANGED, 'storage']) window.addEventListener(name, onChange, watch);
  return () => watch.abort();
}

/** Reads a stored draft; undefined for any other text. */
export function parseDraft(text: string): Draft | undefined {
  try {
    const { savedAt, submission, content }: Record<string, unknown> = JSON.parse(text);
    if (typeof savedAt !== 'number' || typeof content !== 'string') return undefined;
    return isSubmissionId(submission) ? { savedAt, submission, content } : undefined;
  } catch {
    return undefined;
  }
}

/** A form's draft as it is stored; '' for none, and once it is older than seven days. */
export function draftText(form: string, now: number): string {
  const text = withLocalStorage((storage) => storage.getItem(keyOf(form))) ?? '';
  const draft = parseDraft(text);
  // A clock that was wrong gives no longer life.
  return draft && Math.abs(now - draft.savedAt) <= MAX_AGE_MS ? text : '';
}
