'use client';

import clsx from 'clsx';
import { nextCollection } from '@/lib/features/collection/collections';
import {
  daysText,
  hoursText,
  nextText,
  restDaysText,
  startDateTime,
} from '@/lib/features/collection/texts';
import {
  dateOf,
  wallTime,
  type WallClock,
  type WallTime,
} from '@/lib/features/collection/wall-clock';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import styles from '@/components/collection/NextCollection.module.css';
import shared from '@/components/ui/shared.module.css';
import { useSyncExternalStore } from 'react';
import { onMinute } from '@/components/ui/on-minute';

const MINUTE_MS = 60_000;

const currentMinute = () => Date.now() - (Date.now() % MINUTE_MS);
const onServer = () => undefined;

/** Returns the time of a clock, to the minute; undefined on the server and during hydration. */
export function useWallTime(clock: WallClock): WallTime | undefined {
  const minute = useSyncExternalStore(onMinute, currentMinute, onServer);
  return minute === undefined ? undefined : wallTime(clock, minute);
}

/** The number of days ahead for which days of rest are named. */
const AHEAD = 14;

/**
 * The next collection. The server's HTML has the weekly days, because a static page may be from
 * yesterday; script replaces them with the date.
 */
export function NextCollection(zone: ZoneCollection) {
  const { schedule, clock, asOf, isOnlyProgram } = zone;
  const now = useWallTime(clock);
  const next = now === undefined ? undefined : nextCollection(schedule, now);
  const text = next && now !== undefined ? nextText(next, now, isOnlyProgram) : undefined;
  const restDays = restDaysText(zone, now === undefined ? asOf : dateOf(now), AHEAD);
  return (
    <div className={styles.dates}>
      <div className={shared.stack}>
        <p className={clsx(styles.line, text && styles.covered)}>
          <span className={styles.label}>Pasa:</span>{' '}
          <span className={shared.name}>
            {schedule.map((rule, index) => (
              <span key={index} className={shared.block}>
                <Times day={daysText(rule)} hours={hoursText(rule)} />
                {index < schedule.length - 1 && '; '}
              </span>
            ))}
          </span>
        </p>
        {next && text && (
          <p className={styles.line}>
            <span className={styles.label}>{text.label}</span>{' '}
            <time dateTime={startDateTime(next)} className={shared.name}>
              <Times {...text} />
            </time>
          </p>
        )}
      </div>
      {restDays && <p className={styles.restDays}>{restDays}</p>}
    </div>
  );
}

/** A day and its hours, which wrap only before the hours. */
function Times({ day, hours }: { day: string; hours: string }) {
  if (hours === '') return day;
  return (
    <>
      {day}, <span className={styles.hours}>{hours}</span>
    </>
  );
}
