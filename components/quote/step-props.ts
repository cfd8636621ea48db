import type { Dispatch } from 'react';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import type { Quote } from '@/lib/features/quote/state';

export interface StepProps {
  quote: Quote;
  dispatch: Dispatch<QuoteEvent>;
  /** Id of the step's heading, which names its controls. */
  headingId: string;
  canNext: boolean;
  /** A list of the present step could not be loaded, and waits for another try. */
  hasFailed: boolean;
}
