import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  draftText,
  eraseDraft,
  isOnDevice,
  keepDraftOnDevice,
  parseDraft,
  saveDraft,
  watchDrafts,
  type Draft,
} from '@/lib/features/forms/draft';
import type { SendResult } from '@/lib/features/forms/send';

/** `saved` just now, `offered` on another visit or back on line, `restored` into the form. */
export type DraftStage = 'saved' | 'offered' | 'restored';

const noDraft = () => '';

/** A form's draft: saved after a failure without an answer, never sent by itself. */
export function useDraft(form: string) {
  const text = useSyncExternalStore(watchDrafts, () => draftText(form, Date.now()), noDraft);
  const isKept = useSyncExternalStore(
    watchDrafts,
    () => isOnDevice(form, Date.now()),
    () => false,
  );
  const draft = useMemo(() => parseDraft(text), [text]);
  const [stage, setStage] = useState<DraftStage>('offered');

  useEffect(() => {
    const offer = () => setStage((known) => (known === 'saved' ? 'offered' : known));
    window.addEventListener('online', offer);
    return () => window.removeEventListener('online', offer);
  }, []);

  return {
    draft,
    stage,
    isOnDevice: isKept,
    /** Follows how a sending of this submission ended. */
    settle({ outcome }: SendResult, sent: Pick<Draft, 'submission' | 'content'>): void {
      if (outcome === 'offline' || outcome === 'unanswered') {
        saveDraft(form, { ...sent, savedAt: Date.now() });
        setStage('saved');
      } else if (
        (outcome === 'accepted' || outcome === 'kept') &&
        draft?.submission === sent.submission
      ) {
        eraseDraft(form);
      }
    },
    restore: () => setStage('restored'),
    keep: () => keepDraftOnDevice(form),
    erase: () => eraseDraft(form),
  };
}

export type DraftState = ReturnType<typeof useDraft>;
