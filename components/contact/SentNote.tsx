import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ContactOutcome } from '@/components/contact/useContactForm';
import { Icon } from '@/components/ui/icons';
import { UnsentNote } from '@/components/ui/UnsentNote';
import { contactFieldNames, contactSent } from '@/lib/features/contact/fields';
import note from '@/components/ui/UnsentNote.module.css';
import styles from '@/components/contact/SentNote.module.css';

interface SentNoteProps {
  ended: ContactOutcome | undefined;
  /** What was kept in this tab, or on this device. */
  draft: ReactNode;
}

/** How a sending ended, beside the toast of a success, which closes after 2 s. */
export function SentNote({ ended, draft }: SentNoteProps) {
  return (
    <div role="status">
      {ended?.outcome === 'accepted' && (
        <p className={clsx(note.note, styles.sent)}>
          <Icon name="check" /> {contactSent}
        </p>
      )}
      {ended && ended.outcome !== 'accepted' && (
        <>
          <UnsentNote kind="message" unsent={ended} fieldNames={contactFieldNames} />
          <div className={styles.draft}>{draft}</div>
        </>
      )}
    </div>
  );
}
