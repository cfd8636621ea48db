import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { StepActions } from '@/components/quote/StepActions';
import { Button } from '@/components/ui/Button';
import styles from '@/components/quote/StepForm.module.css';

interface StepFormProps {
  canNext: boolean;
  /** What is still missing: told when Next is pressed too early. */
  missing: string;
  /** What is on its way, and '' for nothing: told instead, since there is nothing to do but wait. */
  wait?: string;
  onNext: () => void;
  /** Next was pressed too early. */
  onEarly?: () => void;
  /** Absent on the first step. */
  onBack?: () => void;
  /** The choices. What they are given is the id of the message that they are described by, if any. */
  children: (messageId: string | undefined) => ReactNode;
}

/** Where the focus goes when something is missing: the first list not chosen from, or the tiles. */
const MISSING = 'select:invalid, input';

/**
 * Steps 1 to 4: choices and 'Siguiente'. Pressed too early it says what is missing, above the
 * choices, and leads there.
 */
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
  /** Another object with every press: each leads to what is missing. */
  const [told, setTold] = useState<{ text: string; isWait: boolean }>();
  const text = wait || missing;
  // Something has been chosen, or has come, since.
  if (told && (canNext || told.text !== text)) setTold(undefined);

  useEffect(() => {
    if (!told) return;
    if (!told.isWait)
      form.current?.querySelector<HTMLElement>(MISSING)?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);

  return (
    <form
      // Set by script alone: before it comes, the browser says what is missing.
      ref={(element) => {
        form.current = element;
        element?.setAttribute('novalidate', '');
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canNext) return onNext();
        setTold({ text, isWait: wait !== '' });
        onEarly?.();
      }}
    >
      <p
        ref={message}
        id={messageId}
        className={clsx(styles.message, told?.isWait && styles.wait)}
        role="alert"
      >
        {told?.text}
      </p>
      {children(told && messageId)}
      <StepActions onBack={onBack}>
        <Button type="submit">Siguiente</Button>
      </StepActions>
    </form>
  );
}
