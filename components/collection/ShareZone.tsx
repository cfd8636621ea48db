'use client';

import { useCollectionClock } from '@/components/collection/useCollectionClock';
import { Icon } from '@/components/ui/icons';
import { nextCollection } from '@/lib/features/collection/occurrences';
import { dateText } from '@/lib/features/collection/texts';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { whatsappShareHref } from '@/lib/util/share-links';
import styles from '@/components/collection/ZoneActions.module.css';

interface ShareZoneProps {
  /** "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
  text: string;
  /** Absolute, of the zone's page. */
  url: string;
  /** Undefined where the zone has no weekly days. */
  dates: ZoneCollection | undefined;
}

/** A link that sends a zone's days by WhatsApp, with the date of the next one where there is script. */
export function ShareZone({ text, url, dates }: ShareZoneProps) {
  return dates ? <DatedLink text={text} url={url} {...dates} /> : <Link text={text} url={url} />;
}

function DatedLink({
  text,
  url,
  schedule,
  offsets,
}: Omit<ShareZoneProps, 'dates'> & ZoneCollection) {
  const now = useCollectionClock({ schedule, offsets });
  const next = now === undefined ? undefined : nextCollection(schedule, offsets, now);
  // Never "hoy": it is read on another day.
  return <Link text={next ? `${text}. Próxima: ${dateText(next.date)}.` : text} url={url} />;
}

function Link({ text, url }: Omit<ShareZoneProps, 'dates'>) {
  return (
    <a
      href={whatsappShareHref(text, url)}
      className={styles.action}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" /> Compartir por WhatsApp
    </a>
  );
}
