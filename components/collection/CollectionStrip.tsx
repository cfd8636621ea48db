'use client';

import clsx from 'clsx';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { collectionsAhead } from '@/lib/features/collection/occurrences';
import { addDays, localDate } from '@/lib/features/collection/offsets';
import { dateText, hoursText } from '@/lib/features/collection/texts';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/CollectionStrip.module.css';

const WEEK = 7;
const DAYS = 2 * WEEK;

/** "mié" of "miércoles 25 de noviembre". */
const shortWeekday = (date: string) => dateText(date).slice(0, 3);
const shortMonth = (date: string) => dateText(date).split(' de ')[1]?.slice(0, 3);

/** The next 14 days, and on which of them the truck comes. The server's HTML has its place alone. */
export function CollectionStrip({ schedule, offsets }: ZoneCollection) {
  const now = useCollectionClock({ schedule, offsets });
  if (now === undefined) return <div className={styles.strip} />;
  const today = localDate(offsets, now);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const byDate = Map.groupBy(collectionsAhead(schedule, offsets, now, DAYS), ({ date }) => date);
  return (
    <div className={styles.strip}>
      <p className={styles.week} aria-hidden="true">
        {days.slice(0, WEEK).map((date) => (
          <span key={date}>{shortWeekday(date)}</span>
        ))}
      </p>
      <ol className={styles.days} aria-label="Los próximos 14 días">
        {days.map((date) => {
          const hours = byDate.get(date)?.map(hoursText).filter(Boolean).join(' y ');
          const served = hours === '' ? 'pasa el camión' : `pasa ${hours}`;
          return (
            <li
              key={date}
              className={clsx(styles.day, hours !== undefined && styles.served)}
              aria-current={date === today ? 'date' : undefined}
            >
              <span aria-hidden="true">
                {Number(date.slice(8))}
                {date.endsWith('-01') && <small> {shortMonth(date)}</small>}
              </span>
              <VisuallyHidden>
                {dateText(date)}: {hours === undefined ? 'no pasa' : served}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
