import { StepDone } from '@/components/quote/StepDone';
import { StepForm, type StepProps } from '@/components/quote/StepForm';
import { StepPerson } from '@/components/quote/StepPerson';
import { Tiles, TilesSkeleton } from '@/components/quote/Tiles';
import type { QuoteSending } from '@/components/quote/useSendQuote';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/Button';
import { ReceivedLead } from '@/components/ui/ReceivedLead';
import type { CompanyFacts } from '@/lib/config';
import { waits } from '@/lib/features/quote/texts';
import { routes } from '@/lib/server/routing/routes';
import type { PhonePart } from '@/lib/company';
import { STEP } from '@/lib/features/quote/state';

interface LastStepsProps extends StepProps {
  sending: QuoteSending;
  facts: CompanyFacts;
  phone: readonly PhonePart[];
}

/**
 * Steps 4 to 6, and the confirmation that replaces step 5 if the quote is stored but not yet delivered.
 * They load from step 2 on, because the form library is large.
 */
export function LastSteps({ sending, facts, phone, ...step }: LastStepsProps) {
  const { quote } = step.session;
  if (sending.received) {
    const { folio, onRestart } = sending.received;
    return (
      <>
        <ReceivedLead kind="quote" folio={folio} phone={phone} />
        <ButtonRow>
          <ButtonLink href={routes.home()}>Volver al inicio</ButtonLink>
          <Button tone="quiet" onClick={onRestart}>
            Hacer otra cotización
          </Button>
        </ButtonRow>
      </>
    );
  }
  switch (quote.step) {
    case STEP.weekdays:
      return <StepWeekdays {...step} />;
    case STEP.person:
      return <StepPerson session={step.session} sending={sending} />;
    case STEP.done:
      return <StepDone quote={quote} facts={facts} folio={step.session.details.folio} />;
    // FirstSteps renders these.
    case STEP.service:
    case STEP.place:
    case STEP.question:
      return null;
  }
}

/** Step 4: the weekdays, as many as are needed. The gateway has no pictures of them. */
function StepWeekdays(step: StepProps) {
  const { quote, dispatch } = step.session;
  return (
    <StepForm
      step={step}
      missing="Elige al menos un día para continuar."
      wait={quote.battery ? '' : waits.options}
    >
      {(messageId) =>
        quote.battery ? (
          <Tiles
            type="checkbox"
            name="dias"
            describedBy={messageId}
            tiles={quote.battery.weekdays.map((weekday) => ({ key: weekday, name: weekday }))}
            chosen={quote.weekdays}
            onChoose={(weekday) => dispatch({ type: 'toggleWeekday', weekday })}
          />
        ) : (
          <TilesSkeleton />
        )
      }
    </StepForm>
  );
}
