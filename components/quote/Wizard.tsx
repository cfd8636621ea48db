'use client';

import { useReducer, useRef } from 'react';
import { HelpLine } from '@/components/quote/HelpLine';
import { KeptQuote } from '@/components/quote/KeptQuote';
import { Progress } from '@/components/quote/Progress';
import { StepBody } from '@/components/quote/StepBody';
import { StepHeading } from '@/components/quote/StepHeading';
import { Summary } from '@/components/quote/Summary';
import { useFailure } from '@/components/quote/useFailure';
import { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import { useLookups } from '@/components/quote/useLookups';
import { usePersonStep } from '@/components/quote/usePersonStep';
import { useQuoteLink } from '@/components/quote/useQuoteLink';
import { useSendQuote } from '@/components/quote/useSendQuote';
import { useStepFocus } from '@/components/quote/useStepFocus';
import { useStepHistory } from '@/components/quote/useStepHistory';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { phoneText, supportPhoneParts } from '@/lib/util/format/phone-parts';
import type { QuoteLine } from '@/lib/features/quote/lines';
import { keptTexts } from '@/lib/features/leads/texts';
import { quoteReducer } from '@/lib/features/quote/machine';
import { emptyQuote, positionOf } from '@/lib/features/quote/state';
import { summaryOf } from '@/lib/features/quote/summary';
import { questionOf } from '@/lib/features/quote/texts';
import styles from '@/components/quote/Wizard.module.css';

const HEADING_ID = 'quote-heading';

interface WizardProps {
  lines: readonly QuoteLine[];
  /** The page's own title, as browsers show it. */
  title: string;
}

/** 'Cotiza tu servicio': the wizard of specification, section 2. */
export function Wizard({ lines, title }: WizardProps) {
  const [quote, dispatch] = useReducer(quoteReducer, emptyQuote);
  const wizard = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const helpLine = useRef<HTMLDivElement>(null);

  const persisted = usePersistedQuote(quote, dispatch, lines);
  const isSettling = persisted.link !== null && persisted.link.service !== '';
  const { folio } = persisted;
  const isKept = folio !== '';
  // A quote that was sent stays as it is.
  useStepHistory(quote, dispatch, persisted.isReady && !isKept, isSettling);
  const lookups = useLookups(quote, dispatch);
  useQuoteLink(persisted.link, persisted.dropLink, quote, dispatch, lookups);
  const personStep = usePersonStep(quote.step >= 2);

  const sending = useSendQuote(quote, dispatch, persisted);
  const step = isKept ? 5 : quote.step;
  const isOpen = step < 6 && !isKept;
  const place = `${step} ${positionOf(quote)} ${folio}`;
  useStepFocus(step, place, title, persisted.isReady, wizard, heading);

  const ownPhone = quote.coverage?.isCovered ? quote.coverage.phone : [];
  const phone = ownPhone.length > 0 ? ownPhone : supportPhoneParts;
  const hasFailed =
    !isKept && (lookups.hasFailed || (step === 5 && (sending.hasFailed || personStep.hasFailed)));
  useFailure(hasFailed, helpLine);
  // A chunk that failed to load needs a reload, which keeps the answers.
  const reload = personStep.hasFailed ? () => window.location.reload() : undefined;
  const retry = lookups.hasFailed ? lookups.retry : reload;

  return (
    <div ref={wizard} className={styles.wizard} data-step={step} data-mirror="quote">
      <Progress step={step} />
      <div className={styles.step}>
        <StepHeading
          id={HEADING_ID}
          ref={heading}
          quote={quote}
          text={isKept ? keptTexts.request.title : undefined}
        />
        {isKept ? (
          <KeptQuote
            folio={folio}
            phone={phone}
            onDelivered={sending.finish}
            onMissing={sending.reopen}
            onRestart={sending.restart}
          />
        ) : (
          <StepBody
            step={{ quote, dispatch, headingId: HEADING_ID }}
            lines={lines}
            lookups={lookups}
            question={questionOf(quote)}
            StepPerson={personStep.StepPerson}
            person={persisted.person}
            onPersonChange={persisted.setPerson}
            onSend={sending.send}
          />
        )}
      </div>
      {isOpen && (
        <div className={styles.help}>
          <HelpLine ref={helpLine} phone={phone} isEmphasised={hasFailed} onRetry={retry} />
        </div>
      )}
      {step > 1 && (
        <aside className={styles.summary}>
          <Summary entries={summaryOf(quote)} dispatch={isOpen ? dispatch : undefined} />
        </aside>
      )}
      <VisuallyHidden>
        <span role="status">
          {hasFailed &&
            `Sus respuestas están a salvo. Puede intentarlo de nuevo o llamarnos al ${phoneText(phone)}.`}
        </span>
      </VisuallyHidden>
    </div>
  );
}
