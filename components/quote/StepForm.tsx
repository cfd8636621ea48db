import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { StepActions } from '@/components/quote/StepActions';
import { Button } from '@/components/ui/Button';
import styles from '@/components/quote/StepForm.module.css';

interface StepFormProps {
  canNext: boolean;
  /** Shown when Next is pressed too early. */
  missing: string;
  /** Shown instead while something loads; '' for nothing. */
  wait?: string;
  onNext: () => void;
  /** Next was pressed too early. */
  onEarly?: () => void;
  /** Absent on the first step. */
  onBack?: () => void;
  /** The argument is the id of the message that describes the choices, if any. */
  children: (messageId: string | undefined) => ReactNode;
}

/** Where the focus goes when something is missing: the first list not chosen from, or the tiles. */
const MISSING = 'select:invalid, input';

/** Steps 1 to 4. Pressed too early, 'Siguiente' shows what is missing and scrolls there. */
export function StepForm({
  canNext,
  missing,
  wait = '',
  onNext,
  onEarly,
  onBack,
  children,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const messageId = useId();
  /** A new object per press, so that each one scrolls. */
  const [shown, setShown] = useState<{ text: string; isWait: boolean }>();
  const text = wait || missing;
  // Something has been chosen, or has come, since.
  if (shown && (canNext || shown.text !== text)) setShown(undefined);

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
        if (canNext) return onNext();
        setShown({ text, isWait: wait !== '' });
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
      <StepActions onBack={onBack}>
        <Button type="submit">Siguiente</Button>
      </StepActions>
    </form>
  );
}
