import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { QuoteLookups } from '@/components/quote/useLookups';
import type { QuoteSession } from '@/components/quote/useQuote';
import { Button } from '@/components/ui/Button';
import { canNext } from '@/lib/features/quote/moves';
import { loadFailure } from '@/lib/features/quote/texts';
import styles from '@/components/quote/StepForm.module.css';
import { STEP } from '@/lib/features/quote/state';

export interface StepProps {
  session: QuoteSession;
  lookups: QuoteLookups;
}

interface StepFormProps {
  step: StepProps;
  /** Shown when Next is pressed too early. */
  missing: string;
  /** Shown instead while something loads; '' for nothing. */
  wait?: string;
  /** Next was pressed too early. */
  onEarly?: () => void;
  /** The argument is the id of the message that describes the choices, if any. */
  children: (messageId: string | undefined) => ReactNode;
}

/** Where the focus goes when something is missing: the first list not chosen from, or the tiles. */
const MISSING = 'select:invalid, input';

/** Steps 1 to 4. Pressed too early, 'Siguiente' shows what is missing and scrolls there. */
export function StepForm({ step, missing, wait = '', onEarly, children }: StepFormProps) {
  const { quote, dispatch } = step.session;
  const { hasFailed } = step.lookups;
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const messageId = useId();
  /** A new object per press, so that each one scrolls. */
  const [shown, setShown] = useState<{ text: string; isWait: boolean }>();
  const isWait = wait !== '' && !hasFailed;
  const text = hasFailed ? loadFailure : wait || missing;
  // Something has been chosen, or has come, since.
  if (shown && (canNext(quote) || shown.text !== text)) setShown(undefined);

  useEffect(() => {
    if (!shown) return;
    if (!shown.isWait)
      form.current?.querySelector<HTMLElement>(MISSING)?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <form
      // Set by script; before hydration the browser validates.
      ref={(element) => {
        form.current = element;
        element?.setAttribute('novalidate', '');
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canNext(quote)) return dispatch({ type: 'next' });
        setShown({ text, isWait });
        onEarly?.();
      }}
    >
      <p
        ref={message}
        id={messageId}
        className={clsx(styles.message, shown?.isWait && styles.wait)}
        role="alert"
      >
        {shown?.text}
      </p>
      {children(shown && messageId)}
      <StepActions
        onBack={quote.step > STEP.service ? () => dispatch({ type: 'back' }) : undefined}
      >
        <Button type="submit">Siguiente</Button>
      </StepActions>
    </form>
  );
}

interface StepActionsProps {
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
  isBackDisabled?: boolean;
  children: ReactNode;
}

/** 'Anterior' and the way on, within reach of the thumb on phones. */
export function StepActions({ onBack, isBackDisabled = false, children }: StepActionsProps) {
  return (
    <div className={styles.actions} data-print="hide">
      {onBack && (
        <Button tone="quiet" onClick={onBack} disabled={isBackDisabled}>
          Anterior
        </Button>
      )}
      {children}
    </div>
  );
}
