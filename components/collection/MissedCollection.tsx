'use client';

import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import { missableCollection, type ServiceDates } from '@/lib/features/collection/occurrences';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/collection/ZoneActions.module.css';

interface MissedCollectionProps {
  dates: ServiceDates;
  branch: { url: string; name: string };
  /** Its URL segment. */
  zone: string;
}

const TEXT = '¿No pasó el camión?';

/** From an hour to two days after a collection: the contact form, filled in to say that it did not come. */
export function MissedCollection({ branch, zone, dates }: MissedCollectionProps) {
  const now = useCollectionClock(dates);
  const last = now === undefined ? undefined : missableCollection(dates, now);
  if (!last)
    return <span className={styles.room} data-script="only" data-text={TEXT} aria-hidden="true" />;
  return (
    <SiteLink
      href={routes.missedCollection(branch, zone, last.date)}
      rel="nofollow"
      className={styles.action}
    >
      <Icon name="edit" /> {TEXT}
    </SiteLink>
  );
}
