'use client';

import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import { localDate } from '@/lib/features/collection/offsets';
import type { BranchDates } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/ServiceNotices.module.css';

const NO_DATES = [] as const;

/** The posts that announce a change of service, until their last date. */
export function ServiceNotices({ notices, offsets }: Pick<BranchDates, 'notices' | 'offsets'>) {
  const now = useCollectionClock({ schedule: NO_DATES, offsets, exceptions: NO_DATES });
  const current = notices.filter(
    ({ until }) => now === undefined || localDate(offsets, now) <= until,
  );
  if (current.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label="Avisos de servicio">
      {current.map(({ title, href }) => (
        <li key={href} className={styles.notice}>
          <Icon name="calendar" />
          <SiteLink href={href}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
