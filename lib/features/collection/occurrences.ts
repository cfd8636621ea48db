import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { addDays, instantOf, localDate, type TimeOffsets } from '@/lib/features/collection/offsets';
import {
  isOn,
  type CollectionRule,
  type CollectionSchedule,
} from '@/lib/features/collection/schedule';

/** When a zone is served: its week, and the dates that are not as in other weeks. */
export interface ServiceDates {
  schedule: CollectionSchedule;
  offsets: TimeOffsets;
  /** In order. Those of dates that are long past are left out. */
  exceptions: readonly ServiceException[];
}

/** One collection on one day. */
export interface Collection extends Pick<CollectionRule, 'from' | 'to'> {
  /** The day on which it starts, at the branch: `YYYY-MM-DD`. */
  date: string;
  /** Ms since 1970. */
  startsAt: number;
  /** Ms since 1970; after `startsAt`. */
  endsAt: number;
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
/** A collection without an end counts as over at midnight, and not before this. Minutes. */
const OPEN_END = 6 * 60;
/** How long after its end one may first say that a collection did not come: the company asks to wait. */
const WAIT_MS = 60 * MINUTE_MS;
/** For how long after its end one may say so. */
const MISSED_MS = 2 * DAY * MINUTE_MS;
/** How far a next or a last collection is looked for, in days. */
const FAR = 35;

const endOf = ({ from, to }: CollectionRule) =>
  to ?? (from === undefined ? DAY : Math.max(DAY, from + OPEN_END));

/**
 * The rules by which a zone is served on a date, with certainty. What moves to a day that has its own
 * collection takes place with it.
 */
export function rulesOn(
  { schedule, exceptions }: Pick<ServiceDates, 'schedule' | 'exceptions'>,
  date: string,
): readonly CollectionRule[] {
  if (exceptions.some((exception) => exception.date === date)) return [];
  const own = schedule.filter((rule) => isOn(rule, date));
  const moved = exceptions.find(({ movedTo }) => movedTo === date);
  return own.length > 0 || !moved ? own : schedule.filter((rule) => isOn(rule, moved.date));
}

function collectionOn(rule: CollectionRule, offsets: TimeOffsets, date: string): Collection {
  const from = rule.from ?? 0;
  const to = endOf(rule);
  const startsAt = instantOf(offsets, date, from);
  const endsAt = instantOf(offsets, date, to);
  return {
    from: rule.from,
    to: rule.to,
    date,
    startsAt,
    // A clock set forward can leave out the hours between.
    endsAt: endsAt > startsAt ? endsAt : startsAt + (to - from) * MINUTE_MS,
  };
}

/** The certain collections that start from `first` to `last` days after the local date of an instant. */
function collectionsAround(
  dates: ServiceDates,
  now: number,
  first: number,
  last: number,
): Collection[] {
  const today = localDate(dates.offsets, now);
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(today, first + at)).flatMap(
    (date) => rulesOn(dates, date).map((rule) => collectionOn(rule, dates.offsets, date)),
  );
}

/** The collections that start on the next `days` days of the place, today among them, in order. */
export const collectionsAhead = (dates: ServiceDates, now: number, days: number): Collection[] =>
  collectionsAround(dates, now, 0, days - 1);

/** The certain collection that is under way at an instant, else the next one within five weeks. */
export function nextCollection(dates: ServiceDates, now: number): Collection | undefined {
  // From yesterday, whose collection may last past midnight. All of a day start before the next day's.
  for (let day = -1; day <= FAR; day += 1) {
    const [next] = collectionsAround(dates, now, day, day)
      .filter(({ endsAt }) => endsAt > now)
      .sort((a, b) => a.startsAt - b.startsAt);
    if (next) return next;
  }
  return undefined;
}

/** The last certain collection that has ended at an instant. */
export function lastCollection(dates: ServiceDates, now: number): Collection | undefined {
  return collectionsAround(dates, now, -FAR, 0)
    .filter(({ endsAt }) => endsAt <= now)
    .sort((a, b) => b.endsAt - a.endsAt)[0];
}

/** The last collection that ended an hour ago and more, until two days after its end. */
export function missableCollection(dates: ServiceDates, now: number): Collection | undefined {
  const last = lastCollection(dates, now - WAIT_MS);
  return last && now < last.endsAt + MISSED_MS ? last : undefined;
}

/** Whether a collection takes place, or may, on a date and would have come by an instant. */
export function isMissable(dates: ServiceDates, date: string, now: number): boolean {
  return rulesOn(dates, date).some(
    (rule) => collectionOn(rule, dates.offsets, date).endsAt + WAIT_MS <= now,
  );
}

/** Whether the hours of a collection have begun and not ended; never without hours. */
export function isUnderWay({ from, startsAt, endsAt }: Collection, now: number): boolean {
  return from !== undefined && startsAt <= now && now < endsAt;
}

/** The exceptions that matter from a date on, for so many days. */
export function exceptionsFrom(
  { exceptions }: Pick<ServiceDates, 'exceptions'>,
  date: string,
  days: number = FAR,
): ServiceException[] {
  const end = addDays(date, days);
  return exceptions.filter(
    (exception) => exception.date <= end && (exception.movedTo ?? exception.date) >= date,
  );
}

/**
 * The latest instant, up to `now`, at which anything of the above may have changed: midnight at the
 * place, the start or the end of a collection, an hour or two days after it. Between two of them every
 * answer stays the same.
 */
export function lastChange(dates: ServiceDates, now: number): number {
  const changes = collectionsAround(dates, now, -4, 0).flatMap(({ startsAt, endsAt }) => [
    startsAt,
    endsAt,
    endsAt + WAIT_MS,
    endsAt + MISSED_MS,
  ]);
  const midnight = instantOf(dates.offsets, localDate(dates.offsets, now), 0);
  return Math.max(midnight, ...changes.filter((at) => at <= now));
}
