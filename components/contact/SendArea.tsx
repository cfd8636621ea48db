import { useEffect, useRef, type ReactNode } from 'react';
import { SentNote } from '@/components/contact/SentNote';
import type { ContactOutcome } from '@/components/contact/useContactForm';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { useBarAside } from '@/components/ui/useBarAside';
import styles from '@/components/contact/SendArea.module.css';

interface SendAreaProps {
  isSending: boolean;
  ended: ContactOutcome | undefined;
  /** What was kept in this tab, or on this device. */
  draft: ReactNode;
}

export function SendArea({ isSending, ended, draft }: SendAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useBarAside(area);
  useEffect(() => {
    if (!ended || isSending) return;
    // A button that is disabled while it sends loses the focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [ended, isSending]);
  return (
    <div ref={area} className={styles.area}>
      <Button ref={button} type="submit" disabled={isSending} className={styles.send}>
        {isSending && <Spinner />}
        ENVIAR
      </Button>
      <SentNote ended={ended} draft={draft} />
    </div>
  );
}
