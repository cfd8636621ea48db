import { useSyncExternalStore } from 'react';
import { withSessionStorage } from '@/lib/util/session-storage';

const KEY = 'google-refused';

const isNoted = () => withSessionStorage((storage) => storage.getItem(KEY)) !== null;
const never = () => () => undefined;

/** Google rejects a key on each page; another try would only show its error. */
export function noteRefusal(): void {
  withSessionStorage((storage) => storage.setItem(KEY, 'yes'));
}

/** Whether Google has rejected the key in this tab; false until hydration. */
export function useRefusal(): boolean {
  return useSyncExternalStore(never, isNoted, () => false);
}
