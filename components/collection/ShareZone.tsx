'use client';

import { Icon } from '@/components/ui/icons';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import { nextDateText } from '@/lib/features/collection/next-text';
import { nextCollection, type ServiceDates } from '@/lib/features/collection/occurrences';
import { whatsappShareHref } from '@/lib/util/share-links';
import styles from '@/components/collection/ZoneActions.module.css';

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
