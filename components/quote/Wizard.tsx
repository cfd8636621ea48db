'use client';

import clsx from 'clsx';
import type { RefObject } from 'react';
import { FirstSteps } from '@/components/quote/FirstSteps';
import { HelpLine } from '@/components/quote/HelpLine';
import { HEADING_ID, TilesSkeleton } from '@/components/quote/Tiles';
import { useLookups } from '@/components/quote/useLookups';
import { useQuote, type QuoteSession } from '@/components/quote/useQuote';
import { useSendQuote } from '@/components/quote/useSendQuote';
import { useStepFocus } from '@/components/quote/useStepFocus';
import { useStepHistory } from '@/components/quote/useStepHistory';
import { FolioNumber } from '@/components/ui/ReceivedLead';
import { Icon } from '@/components/ui/icons';
import { UnsentNote } from '@/components/ui/UnsentNote';
import { useLazy } from '@/components/ui/useLazy';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { phoneText, supportPhoneParts } from '@/lib/company';
import type { CompanyFacts } from '@/lib/config';
import type { QuoteLine } from '@/lib/features/quote/page';
import { receivedTitles } from '@/lib/features/forms/texts';
import {
  counterOf,
  failures,
  headingOf,
  progressOf,
  questionCounterOf,
} from '@/lib/features/quote/texts';
import { STEP, positionOf, type Quote, type Step } from '@/lib/features/quote/state';
import { quoteFieldNames } from '@/lib/features/quote/submission';
import { summaryOf } from '@/lib/features/quote/summary';
import styles from '@/components/quote/Wizard.module.css';
import shared from '@/components/ui/shared.module.css';
import { ProgressBar } from '@/components/ui/ProgressBar';

const COUNTER_ID = `${HEADING_ID}-counter`;

/** The breakpoint of Wizard.module.css. */
const PHONE_BELOW = 1024;

const isPhone = () => innerWidth < PHONE_BELOW;

const loadLastSteps = () =>
  import('@/components/quote/LastSteps').then(({ LastSteps }) => LastSteps);

interface WizardProps {
  lines: readonly QuoteLine[];
  /** The document title of the page. */
  title: string;
  facts: CompanyFacts;
}

/** 'Cotiza tu servicio': the wizard of specification, section 2. */
export function Wizard({ lines, title, facts }: WizardProps) {
  const session = useQuote(lines);
  const { quote, details, isReady } = session;
  const sending = useSendQuote(session);
  const { received, isSending } = sending;
  useStepHistory({ ...session, isReady: isReady && !received });
  const lookups = useLookups(session);
  const { loaded: LastSteps, hasFailed: isIncomplete } = useLazy(
    loadLastSteps,
    quote.step >= STEP.place,
  );

  const step = received ? STEP.person : quote.step;
  const isOpen = step < STEP.done && !received;
  const place = `${step} ${positionOf(quote)} ${details.folio}`;
  const { wizard, heading, keepOwnPresses } = useStepFocus({ step, place, title, isReady });

  const ownPhone = quote.coverage?.isCovered ? quote.coverage.phone : [];
  const phone = ownPhone.length > 0 ? ownPhone : supportPhoneParts;
  const isStepMissing = isOpen && step > STEP.question && isIncomplete;
  const stepFailure = isStepMissing ? failures.step : '';
  const failure = lookups.hasFailed ? lookups.failure : stepFailure;
  const unsent = !received && step === STEP.person ? sending.unsent : undefined;
  // A chunk that failed to load needs a reload, which keeps the answers.
  const reload = isIncomplete ? () => window.location.reload() : undefined;
  const retry = lookups.hasFailed ? lookups.retry : reload;

  // On a phone the summary is between the heading and the fields.
  const isSummaryFirst = step === STEP.person && isOpen;
  const summary = step > STEP.service && (
    <aside className={styles.summary}>
      <Summary
        {...{ session, isSending }}
        canChange={isOpen}
        isFolded={isSummaryFirst && isPhone()}
      />
    </aside>
  );
  const lastSteps = LastSteps ? (
    <LastSteps {...{ session, lookups, sending, facts, phone }} />
  ) : (
    isOpen && <TilesSkeleton />
  );
  return (
    <>
      <div
        ref={wizard}
        className={styles.wizard}
        data-script="only"
        data-step={step}
        data-summary-first={isSummaryFirst || undefined}
        onClickCapture={keepOwnPresses}
      >
        <Progress step={step} />
        {isSummaryFirst && summary}
        <div className={styles.step}>
          <StepHeading ref={heading} quote={quote} isReceived={received !== false} />
          {details.folio !== '' && !LastSteps && <FolioNumber folio={details.folio} />}
          {step <= STEP.question ? (
            <FirstSteps session={session} lookups={lookups} lines={lines} />
          ) : (
            lastSteps
          )}
          <div role="status">
            {unsent && (
              <UnsentNote kind="quote" unsent={unsent} fieldNames={quoteFieldNames} phone={phone} />
            )}
          </div>
        </div>
        {isOpen && (
          <div className={styles.help} data-print="hide">
            <HelpLine phone={phone} failure={failure} onRetry={retry} />
          </div>
        )}
        {!isSummaryFirst && summary}
        <VisuallyHidden>
          <span role="status">
            {failure &&
              `${failure} Tus respuestas están a salvo. Puedes intentarlo de nuevo o llamarnos al ${phoneText(phone)}.`}
          </span>
        </VisuallyHidden>
      </div>
    </>
  );
}

interface StepHeadingProps {
  quote: Quote;
  isReceived: boolean;
  ref: RefObject<HTMLHeadingElement | null>;
}

function StepHeading({ quote, isReceived, ref }: StepHeadingProps) {
  const counter = isReceived ? '' : questionCounterOf(quote);
  return (
    <>
      {counter && (
        <p id={COUNTER_ID} className={styles.questionCounter}>
          {counter}
        </p>
      )}
      <h2
        id={HEADING_ID}
        ref={ref}
        tabIndex={-1}
        className={styles.heading}
        aria-describedby={counter ? COUNTER_ID : undefined}
      >
        {isReceived ? receivedTitles.quote : headingOf(quote)}
      </h2>
    </>
  );
}

interface SummaryProps {
  session: QuoteSession;
  canChange: boolean;
  isSending: boolean;
  /** Closed at first, with the number of its entries, so that the first field is on the first screen. */
  isFolded: boolean;
}

/** All choices, each with a button to change it while that is possible. */
function Summary({ session, canChange, isSending, isFolded }: SummaryProps) {
  const entries = summaryOf(session.quote);
  const heading = (
    <h2 id="quote-summary" className={styles.summaryTitle}>
      Resumen de tu cotización
    </h2>
  );
  const list = (
    <dl>
      {entries.map(({ label, value, target }) => (
        <div key={target} className={styles.summaryEntry}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {canChange && (
            <dd className={styles.summaryAction}>
              <button
                type="button"
                className={styles.summaryChange}
                disabled={isSending}
                onClick={() => session.dispatch({ type: 'change', target })}
              >
                <span aria-hidden="true">Cambiar</span>
                <VisuallyHidden>Cambiar: {label}</VisuallyHidden>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
  return (
    <section className={styles.summaryBox} aria-labelledby="quote-summary">
      {isFolded ? (
        <details>
          <summary className={clsx(shared.turns, styles.summaryFold)}>
            {heading}
            <span className={shared.small}>{entries.length} respuestas</span>
            <Icon name="down" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

const ID = 'quote-counter';

/** 'Paso N/5' and the bar: 20, 40, 60, 80, 90, 100 percent. */
function Progress({ step }: { step: Step }) {
  return (
    <div className={styles.progress} data-print="hide">
      <p className={styles.stepCounter} id={ID}>
        {counterOf(step)}
      </p>
      <ProgressBar percent={progressOf(step)} labelledBy={ID} />
    </div>
  );
}
