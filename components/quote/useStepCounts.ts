import { useEffect } from 'react';
import type { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import { reportSteps } from '@/lib/features/campaigns/send';
import type { Step } from '@/lib/features/quote/state';

/**
 * Reports each step once per quote: not again after a reload or on the way back. Who is past a step has
 * reached it, also where a link names the service or the line has no questions. Step 6 is reported where
 * the quote ends (useSendQuote).
 */
export function useStepCounts(step: Step, persisted: ReturnType<typeof usePersistedQuote>): void {
  const { isReady, campaign, reached, update } = persisted;
  useEffect(() => {
    if (!isReady || step === 6 || step <= reached) return;
    const steps = Array.from({ length: step - reached }, (_, at) => reached + at + 1);
    reportSteps(steps, campaign);
    update({ reached: step });
  }, [isReady, step, campaign, reached, update]);
}
