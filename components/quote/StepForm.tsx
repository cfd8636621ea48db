import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { HEADING_ID } from '@/components/quote/Tiles';
import type { QuoteLookups } from '@/components/quote/useLookups';
import type { QuoteSession } from '@/components/quote/useQuote';
import { Button } from '@/components/ui/Button';
import { canNext } from '@/lib/features/quote/moves';
import { retryHint } from '@/lib/features/quote/texts';
import styles from '@/components/quote/StepForm.module.css';
import { STEP } from '@/lib/features/quote/state';

export interface StepProps {
  session: QuoteSession;
  lookups: QuoteLookups;
}

interface StepFormProps {
  step: StepProps;
  /** The message if Next is pressed too early. */
  missing: string;
  /** The message that replaces it while something loads; '' for none. */
  wait?: string;
  /** Called if Next is pressed too early. */
  onEarly?: () => void;
  /** The argument is the id of the message that describes the choices, if any. */
  children: (messageId: string | undefined) => ReactNode;
}

/** The control that is focused if something is missing: the first empty list, or the tiles. */
const MISSING = 'select:invalid, input';

/** The form of steps 1 to 4. 'Siguiente' pressed too early shows what is missing and scrolls there. */
export function StepForm({ step, missing, wait = '', onEarly, children }: StepFormProps) {
  const { quote, dispatch } = step.session;
  const { hasFailed } = step.lookups;
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const messageId = useId();
  /** A new object per press, so that each one scrolls. */
  const [shown, setShown] = useState<{ text: string; isWait: boolean }>();
  const isWait = wait !== '' && !hasFailed;
  const text = hasFailed ? retryHint : wait || missing;
  // The message is outdated once something has been chosen or has loaded.
  if (shown && (canNext(quote) || shown.text !== text)) setShown(undefined);

  useEffect(() => {
    if (!shown) return;
    if (!shown.isWait)
      form.current?.querySelector<HTMLElement>(MISSING)?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'nearest' });
    // The question stays visible above its message.
    document.getElementById(HEADING_ID)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <form
      // `novalidate` is set by script, so the browser validates before hydration.
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

/** 'Anterior' and the button to continue, within reach of the thumb on phones. */
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
