import { useSyncExternalStore } from 'react';
import { CONSENT_EVENT, hasConsent } from '@/lib/consent';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, onChange);
  return () => window.removeEventListener(CONSENT_EVENT, onChange);
}

/** Whether the visitor has accepted cookies, also when that happens later. */
export function useConsent(): boolean {
  return useSyncExternalStore(subscribe, hasConsent, () => false);
}
