'use client';

import clsx from 'clsx';
import { SiteLink } from '@/components/ui/SiteLink';
import { useCollectionClock } from '@/components/collection/useCollectionClock';
import {
  daysText,
  exceptionText,
  hoursText,
  longestText,
  nextText,
  startDateTime,
} from '@/lib/features/collection/texts';
import { exceptionsFrom, nextCollection } from '@/lib/features/collection/occurrences';
import { localDate } from '@/lib/features/collection/offsets';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/NextCollection.module.css';
import shared from '@/components/ui/shared.module.css';

/**
 * When the truck comes. The server's HTML has the weekly days, since a static page may be of
 * yesterday; a script puts the date in their place, which is as large as the longest date. Below it
 * stand the coming dates that are not as in other weeks.
 */
export function NextCollection(zone: ZoneCollection) {
  const { schedule, offsets, asOf } = zone;
  const now = useCollectionClock(zone);
  const next = now === undefined ? undefined : nextCollection(zone, now);
  const text = next && nextText(next, offsets, now ?? 0);
  const longest = longestText(schedule);
  return (
    <>
      <div className={shared.stack}>
        <p className={clsx(styles.line, text && styles.covered)}>
          <span className={styles.label}>Pasa:</span>{' '}
          <span className={shared.name}>
            {schedule.map((rule, at) => (
              <span key={at} className={shared.block}>
                <Times day={daysText(rule)} hours={hoursText(rule)} />
                {at < schedule.length - 1 && '; '}
              </span>
            ))}
          </span>
        </p>
        {next && text && (
          <p className={styles.line}>
            <span className={styles.label}>{text.label}</span>{' '}
            {text.day && (
              <time dateTime={startDateTime(next, offsets)} className={shared.name}>
                <Times {...text} />
              </time>
            )}
          </p>
        )}
        <p className={clsx(styles.line, styles.room)} data-script="only" aria-hidden="true">
          <span className={styles.label} data-text={longest.label} />
          <span className={shared.name}>
            <span data-text={`${longest.day}, `} />
            <span className={styles.hours} data-text={longest.hours} />
          </span>
        </p>
      </div>
      <Exceptions {...zone} today={now === undefined ? asOf : localDate(offsets, now)} />
    </>
  );
}

/** The dates of the next weeks on which the week does not hold. */
function Exceptions({ today, phone, ...zone }: ZoneCollection & { today: string }) {
  const coming = exceptionsFrom(zone, today);
  if (coming.length === 0) return null;
  return (
    <ul className={styles.exceptions}>
      {coming.map((exception) => {
        const { day, what } = exceptionText(exception, phone);
        return (
          <li key={exception.date}>
            <strong>{day}</strong>: {what}
            {exception.notice && (
              <>
                {' '}
                (<SiteLink href={exception.notice}>ver el aviso</SiteLink>)
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Wraps before the hours, if anywhere. */
function Times({ day, hours }: { day: string; hours: string }) {
  if (hours === '') return day;
  return (
    <>
      {day}, <span className={styles.hours}>{hours}</span>
    </>
  );
}
