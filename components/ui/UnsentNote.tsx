import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { type SubmissionKind, unsentText } from '@/lib/features/forms/texts';
import type { Unsent } from '@/lib/features/forms/send';
import type { PhonePart } from '@/lib/company';
import styles from '@/components/ui/UnsentNote.module.css';
import shared from '@/components/ui/shared.module.css';

interface UnsentNoteProps {
  kind: SubmissionKind;
  unsent: Unsent;
  fieldNames: Record<string, string>;
  /** Defaults to the support phone. */
  phone?: readonly PhonePart[];
}

/** The note beside the button of an unsent form. A failure has no toast (specification, section 8). */
export function UnsentNote({ kind, unsent, fieldNames, phone }: UnsentNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [unsent]);
  return (
    <p ref={note} className={styles.note}>
      <Icon name="phone" />
      <span>
        {unsentText(kind, unsent, fieldNames)} También puedes llamarnos al{' '}
        <PhoneLinks parts={phone} className={shared.nowrap} />.
      </span>
    </p>
  );
}
