import { useSyncExternalStore } from 'react';
import { CONSENT_EVENT, hasConsent } from '@/lib/features/shell/consent';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, onChange);
  return () => window.removeEventListener(CONSENT_EVENT, onChange);
}

/** Whether the visitor has accepted cookies; undefined on the server and until hydration. */
export function useConsent(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, hasConsent, () => undefined);
}
