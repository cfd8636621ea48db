import { isRestDay } from '@/lib/features/collection/rest-days';
import {
  isOn,
  type CollectionRule,
  type CollectionSchedule,
} from '@/lib/features/collection/schedule';
import { addDays, dateOf, type WallTime } from '@/lib/features/collection/wall-clock';

/** One collection on one day. */
export interface Collection extends Pick<CollectionRule, 'from' | 'to'> {
  /** The day on which it starts: `YYYY-MM-DD`. */
  date: string;
  startsAt: WallTime;
  endsAt: WallTime;
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
/** A missed collection can be reported for two days, after the hour that the company asks to wait. */
const WAIT_MS = 60 * MINUTE_MS;
const MISSED_MS = 2 * DAY * MINUTE_MS;
/** The number of days to search: a weekly collection may fall on a rest day twice in a row. */
const FAR = 21;

/** Returns the collections of a date, in order; none on a rest day. */
export function collectionsOn(schedule: CollectionSchedule, date: string): Collection[] {
  if (isRestDay(date)) return [];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return schedule
    .filter((rule) => isOn(rule, date))
    .map(({ from, to }) => ({
      ...{ from, to, date },
      startsAt: midnight + (from ?? 0) * MINUTE_MS,
      endsAt: midnight + (to ?? DAY) * MINUTE_MS,
    }))
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

const collectionsAround = (
  schedule: CollectionSchedule,
  now: WallTime,
  first: number,
  days: number,
) =>
  Array.from({ length: days }, (_, ahead) => addDays(dateOf(now), first + ahead)).flatMap((date) =>
    collectionsOn(schedule, date),
  );

/** Returns the collection that is under way, else the next one. Rest days have none. */
export const nextCollection = (
  schedule: CollectionSchedule,
  now: WallTime,
): Collection | undefined =>
  // The search starts yesterday, because a collection may last past midnight.
  collectionsAround(schedule, now, -1, FAR).find(({ endsAt }) => endsAt > now);

/** Returns the last collection that ended between an hour and two days ago. */
export const missableCollection = (
  schedule: CollectionSchedule,
  now: WallTime,
): Collection | undefined =>
  collectionsAround(schedule, now, -4, 5).findLast(
    ({ endsAt }) => endsAt + WAIT_MS <= now && now < endsAt + MISSED_MS,
  );

/** Returns whether the truck may still come on a date: no collection ended an hour ago or earlier. */
export const mayStillCome = (
  schedule: CollectionSchedule,
  date: string,
  now: WallTime,
): boolean => {
  const collections = collectionsOn(schedule, date);
  return collections.length > 0 && collections.every(({ endsAt }) => endsAt + WAIT_MS > now);
};

/** Returns whether a collection is under way; false for one without hours. */
export const isUnderWay = ({ from, startsAt, endsAt }: Collection, now: WallTime): boolean =>
  from !== undefined && startsAt <= now && now < endsAt;
