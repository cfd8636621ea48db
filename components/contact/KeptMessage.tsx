import { useEffect, useRef, type ComponentProps } from 'react';
import { KeptLead } from '@/components/ui/KeptLead';
import { keptTitles } from '@/lib/features/leads/texts';
import styles from '@/components/contact/KeptMessage.module.css';
import shared from '@/components/ui/shared.module.css';

interface KeptMessageProps extends Omit<ComponentProps<typeof KeptLead>, 'kind'> {
  /** Whether it was sent from this page, which then takes the visitor to this note. */
  isNew: boolean;
}

/** In place of the button while the message waits for its delivery: there is nothing to send again. */
export function KeptMessage({ isNew, ...lead }: KeptMessageProps) {
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
      <KeptLead kind="message" {...lead} />
    </section>
  );
}
