import { useEffect, useRef, type ReactNode } from 'react';
import { SentNote } from '@/components/contact/SentNote';
import type { ContactOutcome } from '@/components/contact/useContactForm';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { useBarAside } from '@/components/ui/useBarAside';
import styles from '@/components/contact/SendArea.module.css';

interface SendAreaProps {
  isSending: boolean;
  outcome: ContactOutcome | undefined;
  /** What was kept on this device. */
  draft: ReactNode;
}

export function SendArea({ isSending, outcome, draft }: SendAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useBarAside(area);
  useEffect(() => {
    if (!outcome || isSending) return;
    // A button that is disabled while it sends loses the focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, isSending]);
  return (
    <div ref={area} className={styles.area}>
      <Button ref={button} type="submit" disabled={isSending} className={styles.send}>
        {isSending && <Spinner />}
        ENVIAR
      </Button>
      <SentNote outcome={outcome} draft={draft} />
    </div>
  );
}
