import { useEffect, useState, type ComponentType } from 'react';
import type { KeptQuoteProps } from '@/components/quote/KeptQuote';
import type { StepPersonProps } from '@/components/quote/StepPerson';
import type { StepDoneProps } from '@/components/quote/StepDone';
import type { StepProps } from '@/components/quote/step-props';

export interface LastSteps {
  StepWeekdays: ComponentType<StepProps>;
  StepPerson: ComponentType<StepPersonProps>;
  StepDone: ComponentType<StepDoneProps>;
  KeptQuote: ComponentType<KeptQuoteProps>;
}

interface Loaded {
  /** Undefined while they load. */
  lastSteps: LastSteps | undefined;
  hasFailed: boolean;
}

async function loadLastSteps(): Promise<LastSteps> {
  const [{ StepWeekdays }, { StepPerson }, { StepDone }, { KeptQuote }] = await Promise.all([
    import('@/components/quote/StepWeekdays'),
    import('@/components/quote/StepPerson'),
    import('@/components/quote/StepDone'),
    import('@/components/quote/KeptQuote'),
  ]);
  return { StepWeekdays, StepPerson, StepDone, KeptQuote };
}

/** Steps 4 to 6, the form library of step 5 with them, loaded once the wizard has been begun. */
export function useLastSteps(isNear: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ lastSteps: undefined, hasFailed: false });
  useEffect(() => {
    if (!isNear) return;
    loadLastSteps().then(
      (lastSteps) => setLoaded({ lastSteps, hasFailed: false }),
      () => setLoaded({ lastSteps: undefined, hasFailed: true }),
    );
  }, [isNear]);
  return loaded;
}
