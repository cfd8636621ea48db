'use client';

import { useReducer, useRef, useState } from 'react';
import { HelpLine } from '@/components/quote/HelpLine';
import { Progress } from '@/components/quote/Progress';
import { StepBody } from '@/components/quote/StepBody';
import { StepHeading } from '@/components/quote/StepHeading';
import { Summary } from '@/components/quote/Summary';
import { useFailure } from '@/components/quote/useFailure';
import { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import { useLookups } from '@/components/quote/useLookups';
import { usePersonStep } from '@/components/quote/usePersonStep';
import { useQuoteLink } from '@/components/quote/useQuoteLink';
import { useStepFocus } from '@/components/quote/useStepFocus';
import { useStepHistory } from '@/components/quote/useStepHistory';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { sendSubmission } from '@/lib/features/forms/send';
import { phoneText, supportPhoneParts } from '@/lib/util/format/phone-parts';
import type { QuoteLine } from '@/lib/features/quote/lines';
import { quoteReducer } from '@/lib/features/quote/machine';
import type { QuotePerson } from '@/lib/features/quote/person';
import { emptyQuote } from '@/lib/features/quote/state';
import { quoteFields } from '@/lib/features/quote/submission';
import { summaryOf } from '@/lib/features/quote/summary';
import { questionOf } from '@/lib/features/quote/texts';
import { apiRoutes } from '@/lib/server/routing/routes';
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
  const [hasSendFailed, setSendFailed] = useState(false);
  const wizard = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const helpLine = useRef<HTMLDivElement>(null);

  const persisted = usePersistedQuote(quote, dispatch, lines);
  const isSettling = persisted.link !== null && persisted.link.service !== '';
  useStepHistory(quote, dispatch, persisted.isReady, isSettling);
  const lookups = useLookups(quote, dispatch);
  useQuoteLink(persisted.link, persisted.dropLink, quote, dispatch, lookups);
  const personStep = usePersonStep(quote.step >= 2);

  const { step } = quote;
  useStepFocus(quote, title, persisted.isReady, wizard, heading);

  const ownPhone = quote.coverage?.isCovered ? quote.coverage.phone : [];
  const phone = ownPhone.length > 0 ? ownPhone : supportPhoneParts;
  const hasFailed = lookups.hasFailed || (step === 5 && (hasSendFailed || personStep.hasFailed));
  useFailure(hasFailed, helpLine);
  // A chunk that failed to load needs a reload, which keeps the answers.
  const reload = personStep.hasFailed ? () => window.location.reload() : undefined;
  const retry = lookups.hasFailed ? lookups.retry : reload;

  const send = async (person: QuotePerson, trap: string) => {
    const fields = quoteFields(quote, person);
    if (!fields) return;
    setSendFailed(false);
    const { submission } = persisted;
    const path = apiRoutes.quote();
    const outcome = await sendSubmission({ path, fields, submission, trap });
    if (outcome === 'failed') return setSendFailed(true);
    dispatch({ type: 'sent', quote });
    persisted.forget();
  };

  return (
    <div ref={wizard} className={styles.wizard} data-step={step}>
      <Progress step={step} />
      <div className={styles.step}>
        <StepHeading id={HEADING_ID} ref={heading} quote={quote} />
        <StepBody
          step={{ quote, dispatch, headingId: HEADING_ID }}
          lines={lines}
          lookups={lookups}
          question={questionOf(quote)}
          StepPerson={personStep.StepPerson}
          person={persisted.person}
          onPersonChange={persisted.setPerson}
          onSend={send}
        />
      </div>
      {step < 6 && (
        <div className={styles.help}>
          <HelpLine ref={helpLine} phone={phone} isEmphasised={hasFailed} onRetry={retry} />
        </div>
      )}
      {step > 1 && (
        <aside className={styles.summary}>
          <Summary entries={summaryOf(quote)} dispatch={step < 6 ? dispatch : undefined} />
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
