'use client';

import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import {
  missableCollection,
  nextCollection,
  type ServiceDates,
} from '@/lib/features/collection/occurrences';
import { nextDateText } from '@/lib/features/collection/texts';
import { routes } from '@/lib/server/routing/routes';
import { whatsappShareHref } from '@/lib/util/share-links';
import styles from '@/components/collection/ZoneActions.module.css';

// The actions that know what time it is.

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

interface ShareZoneProps {
  /** "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
  text: string;
  /** Undefined where the zone's text has no weekly days. */
  dates: ServiceDates | undefined;
  /** Absolute, of the zone's page. */
  url: string;
}

const NO_DATES: ServiceDates = { schedule: [], offsets: [{ minutes: 0 }], exceptions: [] };

/** A link that sends a zone's days by WhatsApp, with the next date once a script knows it. */
export function ShareZone({ text, dates = NO_DATES, url }: ShareZoneProps) {
  const now = useCollectionClock(dates);
  const next = now === undefined ? undefined : nextCollection(dates, now);
  return (
    <a
      href={whatsappShareHref(next ? `${text}. ${nextDateText(next)}` : text, url)}
      className={styles.action}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" /> Compartir por WhatsApp
    </a>
  );
}
