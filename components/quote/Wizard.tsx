'use client';

import { useReducer, useRef } from 'react';
import { EarlyPlace } from '@/components/quote/EarlyPlace';
import { HelpLine } from '@/components/quote/HelpLine';
import { Progress } from '@/components/quote/Progress';
import { StepBody } from '@/components/quote/StepBody';
import { StepHeading } from '@/components/quote/StepHeading';
import { Summary } from '@/components/quote/Summary';
import { useEarlyPlace } from '@/components/quote/useEarlyPlace';
import { useFailure } from '@/components/quote/useFailure';
import { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import { useLookups } from '@/components/quote/useLookups';
import { useLastSteps } from '@/components/quote/useLastSteps';
import { useQuoteLink } from '@/components/quote/useQuoteLink';
import { useSendQuote } from '@/components/quote/useSendQuote';
import { useStepCounts } from '@/components/quote/useStepCounts';
import { useStepFocus } from '@/components/quote/useStepFocus';
import { useStepHistory } from '@/components/quote/useStepHistory';
import { FolioNumber } from '@/components/ui/FolioNumber';
import { DraftNotice } from '@/components/ui/DraftNotice';
import { UnsentNote } from '@/components/ui/UnsentNote';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { phoneText, supportPhoneParts } from '@/lib/util/format/phone-parts';
import type { CompanyFacts } from '@/lib/config';
import type { QuoteLine } from '@/lib/features/quote/lines';
import { correcting, keptTitles } from '@/lib/features/leads/texts';
import { quoteReducer } from '@/lib/features/quote/machine';
import { emptyQuote, positionOf, type Named } from '@/lib/features/quote/state';
import { quoteFieldNames } from '@/lib/features/quote/submission';
import { summaryOf } from '@/lib/features/quote/summary';
import { questionOf } from '@/lib/features/quote/texts';
import styles from '@/components/quote/Wizard.module.css';

const HEADING_ID = 'quote-heading';

interface WizardProps {
  lines: readonly QuoteLine[];
  /** Of step 2, for a visitor who is faster than the scripts. */
  states: readonly Named[];
  /** The page's own title, as browsers show it. */
  title: string;
  facts: CompanyFacts;
}

/** 'Cotiza tu servicio': the wizard of specification, section 2. */
export function Wizard({ lines, states, title, facts }: WizardProps) {
  const [quote, dispatch] = useReducer(quoteReducer, emptyQuote);
  const wizard = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const helpLine = useRef<HTMLDivElement>(null);

  const persisted = usePersistedQuote(quote, dispatch, lines);
  const isSettling = persisted.link !== null && persisted.link.service !== '';
  const { folio } = persisted;
  const sending = useSendQuote(quote, dispatch, persisted);
  const isKept = folio !== '' && !sending.isCorrecting;
  // A quote that was sent stays as it is.
  useStepHistory(quote, dispatch, persisted.isReady && !isKept, isSettling);
  useStepCounts(quote.step, persisted);
  const lookups = useLookups(quote, dispatch);
  useQuoteLink(persisted, quote, dispatch, lookups);
  const { lastSteps, hasFailed: isIncomplete } = useLastSteps(quote.step >= 2);

  const step = isKept ? 5 : quote.step;
  const isOpen = step < 6 && !isKept;
  const place = `${step} ${positionOf(quote)} ${isKept ? folio : ''}`;
  useStepFocus(step, place, title, persisted.isReady, wizard, heading);
  const early = useEarlyPlace(wizard, lines, dispatch, persisted.isReady, !isKept);

  const ownPhone = quote.coverage?.isCovered ? quote.coverage.phone : [];
  const phone = ownPhone.length > 0 ? ownPhone : supportPhoneParts;
  const hasFailed = !isKept && (lookups.hasFailed || (step === 5 && isIncomplete));
  const unsent = !isKept && step === 5 ? sending.unsent : undefined;
  useFailure(hasFailed, helpLine);
  // A chunk that failed to load needs a reload, which keeps the answers.
  const reload = isIncomplete ? () => window.location.reload() : undefined;
  const retry = lookups.hasFailed ? lookups.retry : reload;

  // Between the heading and the fields on a phone.
  const isSummaryFirst = step === 5 && isOpen;
  const summary = step > 1 && (
    <aside className={styles.summary}>
      <Summary entries={summaryOf(quote)} dispatch={isOpen ? dispatch : undefined} />
    </aside>
  );
  const draft = isOpen && persisted.isReady && (
    <DraftNotice kind="quote" state={sending.draft} onRestore={sending.restoreDraft} />
  );
  return (
    <>
      <div
        ref={wizard}
        className={styles.wizard}
        data-step={step}
        data-summary-first={isSummaryFirst || undefined}
        data-mirror="quote"
        // `earlyPressScript` may have hidden it.
        suppressHydrationWarning
      >
        <Progress step={step} />
        {isSummaryFirst && summary}
        <div className={styles.step}>
          {!unsent && draft && <div className={styles.draft}>{draft}</div>}
          <StepHeading
            id={HEADING_ID}
            ref={heading}
            quote={quote}
            text={isKept ? keptTitles.request : undefined}
          />
          {sending.isCorrecting && isOpen && <p className={styles.draft}>{correcting(folio)}</p>}
          {isKept && !lastSteps && <FolioNumber folio={folio} />}
          {isKept ? (
            lastSteps && (
              <lastSteps.KeptQuote
                folio={folio}
                isInReview={sending.isInReview}
                phone={phone}
                onDelivered={() => sending.finish(folio)}
                onMissing={sending.reopen}
                onCorrect={sending.isInReview ? undefined : sending.correct}
                onRestart={sending.restart}
              />
            )
          ) : (
            <StepBody
              step={{ quote, dispatch, headingId: HEADING_ID }}
              lines={lines}
              lookups={lookups}
              question={questionOf(quote)}
              lastSteps={lastSteps}
              person={persisted.person}
              onPersonChange={persisted.setPerson}
              onSend={sending.send}
              facts={facts}
              folio={sending.sentFolio}
            />
          )}
          <div role="status">
            {unsent && (
              <UnsentNote kind="quote" unsent={unsent} fieldNames={quoteFieldNames} phone={phone} />
            )}
            {unsent && draft && <div className={styles.unsent}>{draft}</div>}
          </div>
        </div>
        {isOpen && (
          <div className={styles.help}>
            <HelpLine ref={helpLine} phone={phone} isEmphasised={hasFailed} onRetry={retry} />
          </div>
        )}
        {!isSummaryFirst && summary}
        <VisuallyHidden>
          <span role="status">
            {hasFailed &&
              `Sus respuestas están a salvo. Puede intentarlo de nuevo o llamarnos al ${phoneText(phone)}.`}
          </span>
        </VisuallyHidden>
      </div>
      {!early.isOver && states.length > 0 && <EarlyPlace states={states} onBack={early.leave} />}
    </>
  );
}
