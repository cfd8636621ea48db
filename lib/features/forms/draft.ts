import { isObject, parsedJson } from '@/lib/util/json';
import { withSessionStorage } from '@/lib/util/browser';

// Session storage ends with the tab: nothing personal stays on a shared device.
const keyOf = (form: string) => `borrador:${form}`;

/** Stores what was entered into a form until it is sent or the tab is closed. */
export function saveDraft(form: string, draft: object): void {
  withSessionStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(draft)));
}

/** The event that `fillForm` dispatches on the window. */
export const DRAFT_FILLED = 'draftfilled';

/** Fills fields of a form on this page or on the next one. */
export function fillForm(form: string, draft: object): void {
  saveDraft(form, { ...readDraft(form), ...draft });
  window.dispatchEvent(new Event(DRAFT_FILLED));
}

/** Returns what was entered into a form before a reload. */
export function readDraft(form: string): Record<string, unknown> {
  const draft = parsedJson(withSessionStorage((storage) => storage.getItem(keyOf(form))) ?? '');
  return isObject(draft) ? draft : {};
}

/** Removes the draft of a form. */
export function removeDraft(form: string): void {
  withSessionStorage((storage) => storage.removeItem(keyOf(form)));
}
