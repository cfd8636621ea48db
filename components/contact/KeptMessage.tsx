import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { KeptLead } from '@/components/ui/KeptLead';
import { correctLead, keptTitles } from '@/lib/features/leads/texts';
import styles from '@/components/contact/KeptMessage.module.css';
import shared from '@/components/ui/shared.module.css';

interface KeptMessageProps {
  folio: string;
  isInReview: boolean;
  /** Whether it was sent from this page, which then takes the visitor to this note. */
  isNew: boolean;
  onDelivered: () => void;
  onMissing: () => void;
  /** Absent after a reload, when nothing of the message is there, and where the gateway may have taken it. */
  onCorrect: (() => void) | undefined;
  onRestart: () => void;
}

/** In place of the button while the message waits for its delivery: there is nothing to send again. */
export function KeptMessage({ isNew, onCorrect, onRestart, ...lead }: KeptMessageProps) {
  const note = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return (
    <section ref={note} className={styles.kept} aria-labelledby="kept-message">
      <h2 id="kept-message" ref={heading} tabIndex={-1} className={shared.title}>
        {keptTitles.message}
      </h2>
      <KeptLead kind="message" {...lead}>
        <ButtonRow>
          {onCorrect && <Button onClick={onCorrect}>{correctLead}</Button>}
          <Button tone="quiet" onClick={onRestart}>
            Escribir otro mensaje
          </Button>
        </ButtonRow>
      </KeptLead>
    </section>
  );
}
