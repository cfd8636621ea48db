import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  correctDraft,
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

  const erase = (submission: string) => {
    eraseDraft(form, submission);
    // What is left is another one.
    setStage('offered');
  };

  return {
    draft,
    stage,
    isOnDevice: isKept,
    /** Follows how a sending ended; `before` is the submission that it may have corrected. */
    settle({ outcome }: SendResult, sent: Omit<Draft, 'savedAt'>, before: string): void {
      correctDraft(form, before, sent);
      if (outcome === 'offline' || outcome === 'unanswered') {
        saveDraft(form, { ...sent, savedAt: Date.now() });
        setStage('saved');
      } else if (outcome === 'accepted' || outcome === 'kept') erase(sent.submission);
    },
    restore: () => setStage('restored'),
    keep: () => keepDraftOnDevice(form),
    erase: () => draft && erase(draft.submission),
  };
}

export type DraftState = ReturnType<typeof useDraft>;
