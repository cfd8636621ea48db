import { NextCollection } from '@/components/collection/NextCollection';
import type { ListedBranch, Zone } from '@/lib/content/gateway/branches';
import { readZoneCollection } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/ZoneDates.module.css';

interface ZoneDatesProps {
  branch: ListedBranch;
  zone: Zone;
}

/** The dates of a zone; nothing where its text has no weekly days. */
export async function ZoneDates({ branch, zone }: ZoneDatesProps) {
  const dates = await readZoneCollection(branch, zone);
  if (dates === undefined) return null;
  return (
    <div className={styles.dates}>
      <NextCollection {...dates} />
    </div>
  );
}
