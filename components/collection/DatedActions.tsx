'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { useWallTime } from '@/components/collection/NextCollection';
import { missableCollection, nextCollection } from '@/lib/features/collection/collections';
import { nextDateText } from '@/lib/features/collection/texts';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { routes } from '@/lib/server/routing/routes';
import { whatsappShareHref } from '@/lib/util/urls.mts';
import styles from '@/components/collection/ZoneActions.module.css';

// These actions depend on the current time.

interface MissedCollectionProps {
  dates: ZoneCollection;
  branch: { url: string; name: string };
  /** The zone's URL segment. */
  zone: string;
}

const TEXT = '¿No pasó el camión?';

/** A link to report a missed collection, shown from an hour to two days after the collection ends. */
export function ReportMissedCollection({ branch, zone, dates }: MissedCollectionProps) {
  const now = useWallTime(dates.clock);
  const last = now === undefined ? undefined : missableCollection(dates.schedule, now);
  if (!last)
    return <span className={styles.room} data-script="only" data-text={TEXT} aria-hidden="true" />;
  return (
    <SiteLink
      href={routes.missedCollection(branch, zone, last.date)}
      rel="nofollow"
      className={clsx(styles.action, styles.primary)}
    >
      <Icon name="edit" /> {TEXT}
    </SiteLink>
  );
}

const UTC = { minutes: 0, changes: [] };

interface ShareZoneProps {
  /** "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
  text: string;
  /** Undefined if the zone's text has no weekly days. */
  dates: ZoneCollection | undefined;
  /** The absolute URL of the zone's page. */
  url: string;
}

/** A link that shares a zone's days by WhatsApp, with the next date after hydration. */
export function ShareZone({ text, dates, url }: ShareZoneProps) {
  const now = useWallTime(dates?.clock ?? UTC);
  const isSure = dates !== undefined && !dates.isOnlyProgram;
  const next = isSure && now !== undefined ? nextCollection(dates.schedule, now) : undefined;
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
