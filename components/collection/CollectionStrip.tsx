'use client';

import clsx from 'clsx';
import { useWallTime } from '@/components/collection/NextCollection';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { collectionsOn } from '@/lib/features/collection/collections';
import { restDaysFrom } from '@/lib/features/collection/rest-days';
import { dateText, hoursText } from '@/lib/features/collection/texts';
import { addDays, dateOf } from '@/lib/features/collection/wall-clock';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/CollectionStrip.module.css';

const WEEK = 7;
const DAYS = 2 * WEEK;

/** The next 14 days, with the truck's days marked. The server's HTML reserves the space. */
export function CollectionStrip({ schedule, clock }: ZoneCollection) {
  const now = useWallTime(clock);
  if (now === undefined)
    return <div className={styles.strip} data-script="only" data-print="hide" />;
  const today = dateOf(now);
  const restDays = restDaysFrom(schedule, today, DAYS);
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead)).map((date) => {
    const collections = collectionsOn(schedule, date);
    const hours = collections.map(hoursText).filter(Boolean).join(' y ');
    const isServed = collections.length > 0;
    const isUnsure = restDays.includes(date);
    const served = isServed ? ['pasa', hours || 'el camión'].join(' ') : 'no pasa';
    return { date, isServed, isUnsure, text: isUnsure ? 'por confirmar' : served };
  });
  return (
    <div className={styles.strip} data-script="only" data-print="hide">
      <p className={styles.week} aria-hidden="true">
        {days.slice(0, WEEK).map(({ date }) => (
          <span key={date}>{dateText(date).slice(0, 3)}</span>
        ))}
      </p>
      <ol className={styles.days} aria-label="Los próximos 14 días">
        {days.map(({ date, isServed, isUnsure, text }) => (
          <li
            key={date}
            className={clsx(styles.day, isServed && styles.served, isUnsure && styles.unsure)}
            aria-current={date === today ? 'date' : undefined}
          >
            <span aria-hidden="true">
              {Number(date.slice(8))}
              {isUnsure && '?'}
              {date.endsWith('-01') && !isUnsure && (
                <small> {dateText(date).split(' de ')[1]?.slice(0, 3)}</small>
              )}
            </span>
            <VisuallyHidden>
              {dateText(date)}: {text}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
