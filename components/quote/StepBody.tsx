import type { StepPersonProps } from '@/components/quote/StepPerson';
import { StepPlace } from '@/components/quote/StepPlace';
import { StepQuestion } from '@/components/quote/StepQuestion';
import { StepService } from '@/components/quote/StepService';
import { TilesSkeleton } from '@/components/quote/TilesSkeleton';
import type { StepProps } from '@/components/quote/step-props';
import type { LastSteps } from '@/components/quote/useLastSteps';
import type { CompanyFacts } from '@/lib/config';
import type { QuoteLine } from '@/lib/features/quote/lines';
import { canNext } from '@/lib/features/quote/moves-next';
import type { Named } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';

interface StepBodyProps {
  step: Omit<StepProps, 'canNext' | 'hasFailed'>;
  lines: readonly QuoteLine[];
  lookups: { states: Named[] | undefined; cities: Named[] | undefined; hasFailed: boolean };
  question: TreeNode | undefined;
  /** Undefined while they load. */
  lastSteps: LastSteps | undefined;
  person: StepPersonProps['person'];
  onPersonChange: StepPersonProps['onPersonChange'];
  onSend: StepPersonProps['onSend'];
  facts: CompanyFacts;
  /** Of the quote that was sent, else ''. */
  folio: string;
}

/** The present step. Keys keep one question's message from showing under the next. */
export function StepBody({
  step,
  lines,
  lookups,
  question,
  lastSteps,
  facts,
  folio,
  ...form
}: StepBodyProps) {
  const { quote, dispatch } = step;
  const props = { ...step, canNext: canNext(quote), hasFailed: lookups.hasFailed };
  switch (quote.step) {
    case 1:
      return <StepService {...props} lines={lines} />;
    case 2:
      return <StepPlace {...props} states={lookups.states} cities={lookups.cities} />;
    case 3:
      return <StepQuestion key={quote.level} {...props} question={question} />;
    case 4:
      return lastSteps ? <lastSteps.StepWeekdays {...props} /> : <TilesSkeleton />;
    case 5:
      if (!lastSteps) return <TilesSkeleton />;
      return <lastSteps.StepPerson quote={quote} dispatch={dispatch} {...form} />;
    case 6:
      return lastSteps ? (
        <lastSteps.StepDone quote={quote} facts={facts} folio={folio} />
      ) : (
        <TilesSkeleton />
      );
  }
}
