import { StepPlace } from '@/components/quote/StepPlace';
import { StepQuestion } from '@/components/quote/StepQuestion';
import { StepService } from '@/components/quote/StepService';
import { TilesSkeleton } from '@/components/quote/TilesSkeleton';
import type { LastSteps } from '@/components/quote/last-steps';
import type { useLookups } from '@/components/quote/useLookups';
import type { HeldQuote } from '@/components/quote/useQuote';
import type { QuoteSending } from '@/components/quote/useSendQuote';
import type { CompanyFacts } from '@/lib/config';
import type { QuoteLine } from '@/lib/features/quote/page';
import { canNext } from '@/lib/features/quote/moves';
import { questionOf } from '@/lib/features/quote/texts';
import type { PhonePart } from '@/lib/util/format/phone-parts';

interface StepBodyProps {
  held: HeldQuote;
  sending: QuoteSending;
  lookups: ReturnType<typeof useLookups>;
  /** Undefined while they load. */
  lastSteps: LastSteps | undefined;
  headingId: string;
  lines: readonly QuoteLine[];
  facts: CompanyFacts;
  phone: readonly PhonePart[];
}

/** The present step. Keys keep one question's message from showing under the next. */
export function StepBody(props: StepBodyProps) {
  const { held, sending, lookups, lastSteps, headingId, lines, facts, phone } = props;
  const { quote, dispatch } = held;
  const { hasFailed } = lookups;
  const step = { quote, dispatch, headingId, canNext: canNext(quote), hasFailed };
  if (sending.kept) return lastSteps && <lastSteps.KeptQuote {...sending.kept} phone={phone} />;
  if (quote.step >= 4 && !lastSteps) return <TilesSkeleton />;
  switch (quote.step) {
    case 1:
      return <StepService {...step} lines={lines} />;
    case 2:
      return <StepPlace {...step} states={lookups.states} cities={lookups.cities} />;
    case 3:
      return <StepQuestion key={quote.level} {...step} question={questionOf(quote)} />;
    case 4:
      return lastSteps && <lastSteps.StepWeekdays {...step} />;
    case 5:
      return lastSteps && <lastSteps.StepPerson held={held} onSend={sending.send} />;
    case 6:
      return (
        lastSteps && <lastSteps.StepDone quote={quote} facts={facts} folio={sending.sentFolio} />
      );
  }
}
