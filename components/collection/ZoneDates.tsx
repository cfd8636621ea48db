import { NextCollection } from '@/components/collection/NextCollection';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/ZoneDates.module.css';

/** The dates of a zone; nothing where its text has no weekly days. */
export function ZoneDates({ dates }: { dates: ZoneCollection | undefined }) {
  if (dates === undefined) return null;
  return (
    <div className={styles.dates}>
      <NextCollection {...dates} />
    </div>
  );
}
