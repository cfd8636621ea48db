import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { receivedTexts, type SubmissionKind } from '@/lib/features/forms/texts';
import type { PhonePart } from '@/lib/company';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/ui/UnsentNote.module.css';

/** A folio, large enough to be read aloud on the phone. */
export function FolioNumber({ folio }: { folio: string }) {
  return (
    <p className={styles.folio}>
      Folio <strong className={styles.number}>{folio}</strong>
    </p>
  );
}

interface ReceivedLeadProps {
  kind: SubmissionKind;
  folio: string;
  /** Defaults to the support phone. */
  phone?: readonly PhonePart[];
}

/** The confirmation that the site has stored a submission and delivers it later: the folio and a phone. */
export function ReceivedLead({ kind, folio, phone }: ReceivedLeadProps) {
  return (
    <div className={shared.stack3}>
      <p className={shared.measure}>{receivedTexts[kind]}</p>
      <FolioNumber folio={folio} />
      <p className={shared.measure}>
        Anota tu folio. Si no quieres esperar, llámanos al{' '}
        <PhoneLinks parts={phone} className={shared.unbroken} /> y dínoslo.
      </p>
    </div>
  );
}
