'use client';

import clsx from 'clsx';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { collectionsAhead, type ServiceDates } from '@/lib/features/collection/occurrences';
import { addDays, localDate } from '@/lib/features/collection/offsets';
import { dateText, hoursText } from '@/lib/features/collection/texts';
import styles from '@/components/collection/CollectionStrip.module.css';

const WEEK = 7;
const DAYS = 2 * WEEK;

/** "mié" of "miércoles 25 de noviembre". */
const shortWeekday = (date: string) => dateText(date).slice(0, 3);
const shortMonth = (date: string) => dateText(date).split(' de ')[1]?.slice(0, 3);

function serviceText(isServed: boolean, hours: string): string {
  if (!isServed) return 'no pasa';
  return hours === '' ? 'pasa el camión' : `pasa ${hours}`;
}

/** The next 14 days, and on which of them the truck comes. The server's HTML has its place alone. */
export function CollectionStrip({ dates }: { dates: ServiceDates }) {
  const now = useCollectionClock(dates);
  if (now === undefined)
    return <div className={styles.strip} data-script="only" data-print="hide" />;
  const today = localDate(dates.offsets, now);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const unsure = dates.exceptions.filter(({ outcome }) => outcome === 'unknown');
  const ahead = collectionsAhead(dates, now, DAYS);
  return (
    <div className={styles.strip} data-script="only" data-print="hide">
      <p className={styles.week} aria-hidden="true">
        {days.slice(0, WEEK).map((date) => (
          <span key={date}>{shortWeekday(date)}</span>
        ))}
      </p>
      <ol className={styles.days} aria-label="Los próximos 14 días">
        {days.map((date) => {
          const services = ahead.filter((service) => service.date === date);
          const hours = services.map(hoursText).filter(Boolean).join(' y ');
          const isServed = services.length > 0;
          const isUnsure = unsure.some((exception) => exception.date === date);
          return (
            <li
              key={date}
              className={clsx(styles.day, isServed && styles.served, isUnsure && styles.unsure)}
              aria-current={date === today ? 'date' : undefined}
            >
              <span aria-hidden="true">
                {Number(date.slice(8))}
                {isUnsure && '?'}
                {date.endsWith('-01') && <small> {shortMonth(date)}</small>}
              </span>
              <VisuallyHidden>
                {dateText(date)}: {isUnsure ? 'por confirmar' : serviceText(isServed, hours)}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
