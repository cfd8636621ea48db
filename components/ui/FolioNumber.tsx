import styles from '@/components/ui/FolioNumber.module.css';

/** A folio, large enough to be read aloud on the phone. */
export function FolioNumber({ folio }: { folio: string }) {
  return (
    <p className={styles.folio}>
      Folio <strong className={styles.number}>{folio}</strong>
    </p>
  );
}
