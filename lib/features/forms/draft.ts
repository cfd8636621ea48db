import { isObject } from '@/lib/util/is-object';
import { parsedJson } from '@/lib/util/parsed-json.mts';
import { withSessionStorage } from '@/lib/util/session-storage';

// Session storage ends with the tab: nothing personal stays on a shared device.
const keyOfPage = () => `borrador:${window.location.pathname}`;

/** Stores what was typed into the form of this page until it is sent or the tab is closed. */
export function saveDraft(fields: object): void {
  withSessionStorage((storage) => storage.setItem(keyOfPage(), JSON.stringify(fields)));
}

/** Returns what was typed into the form of this page before a reload, by field. */
export function readDraft(): Record<string, unknown> {
  const draft = parsedJson(withSessionStorage((storage) => storage.getItem(keyOfPage())) ?? '');
  return isObject(draft) ? draft : {};
}

/** Removes the draft of this page's form. */
export function removeDraft(): void {
  withSessionStorage((storage) => storage.removeItem(keyOfPage()));
}
