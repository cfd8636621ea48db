import { useEffect, useState, type ComponentType } from 'react';
import type { StepPersonProps } from '@/components/quote/StepPerson';

interface PersonStep {
  /** Undefined while it loads. */
  StepPerson: ComponentType<StepPersonProps> | undefined;
  hasFailed: boolean;
}

/** Step 5 with its form library, loaded once the wizard has been begun. */
export function usePersonStep(isNear: boolean): PersonStep {
  const [loaded, setLoaded] = useState<PersonStep>({ StepPerson: undefined, hasFailed: false });
  useEffect(() => {
    if (!isNear) return;
    import('@/components/quote/StepPerson').then(
      ({ StepPerson }) => setLoaded({ StepPerson, hasFailed: false }),
      () => setLoaded({ StepPerson: undefined, hasFailed: true }),
    );
  }, [isNear]);
  return loaded;
}
