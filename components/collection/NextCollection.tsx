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

/**
 * Returns what a clock shows, to the minute; undefined on the server and while the page hydrates.
 */
export function useWallTime(clock: WallClock): WallTime | undefined {
  const minute = useSyncExternalStore(onMinute, currentMinute, onServer);
  return minute === undefined ? undefined : wallTime(clock, minute);
}

/** How far ahead days of rest are named, in days. */
const AHEAD = 14;

/**
 * When the truck comes. The server's HTML has the weekly days, since a static page may be from
 * yesterday; a script puts the date in their place.
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

/** Wraps before the hours, if anywhere. */
function Times({ day, hours }: { day: string; hours: string }) {
  if (hours === '') return day;
  return (
    <>
      {day}, <span className={styles.hours}>{hours}</span>
    </>
  );
}
