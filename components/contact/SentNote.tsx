import type { ReactNode } from 'react';
import type { ContactOutcome } from '@/components/contact/useContactForm';
import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref } from '@/lib/company';
import { contactSent } from '@/lib/features/contact/fields';
import styles from '@/components/contact/SentNote.module.css';

interface SentNoteProps {
  outcome: ContactOutcome | undefined;
  /** What was kept on this device. */
  draft: ReactNode;
}

/**
 * The outcome, beside the toast, which closes after 2 s. A failure has no message of its own
 * (specification, section 8), so the phone is shown.
 */
export function SentNote({ outcome, draft }: SentNoteProps) {
  return (
    <div role="status">
      {outcome === 'accepted' && (
        <p className={styles.sent}>
          <Icon name="check" /> {contactSent}
        </p>
      )}
      {outcome && outcome !== 'accepted' && <div className={styles.draft}>{draft}</div>}
      {outcome && outcome !== 'accepted' && (
        <p className={styles.help}>
          <Icon name="phone" />
          <span>
            Sus datos siguen aquí. Puede enviarlos de nuevo o, si lo prefiere, un asesor le atiende
            en el <a href={telHref(supportPhone)}>{supportPhone}</a>.
          </span>
        </p>
      )}
    </div>
  );
}
