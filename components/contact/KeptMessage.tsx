import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { KeptLead } from '@/components/ui/KeptLead';
import { keptTexts } from '@/lib/features/leads/texts';
import styles from '@/components/contact/KeptMessage.module.css';

interface KeptMessageProps {
  folio: string;
  /** Whether it was sent from this page, which then takes the visitor to this note. */
  isNew: boolean;
  onDelivered: () => void;
  onMissing: () => void;
  onRestart: () => void;
}

/** In place of the button while the message waits for its delivery: there is nothing to send again. */
export function KeptMessage({ isNew, onRestart, ...lead }: KeptMessageProps) {
  const note = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return (
    <section ref={note} className={styles.kept} aria-labelledby="kept-message">
      <h2 id="kept-message" ref={heading} tabIndex={-1} className={styles.title}>
        {keptTexts.message.title}
      </h2>
      <KeptLead kind="message" {...lead}>
        <Button tone="quiet" className={styles.other} onClick={onRestart}>
          Escribir otro mensaje
        </Button>
      </KeptLead>
    </section>
  );
}
