import { addDays, instantOf, localDate, type TimeOffsets } from '@/lib/features/collection/offsets';
import type { CollectionRule, CollectionSchedule } from '@/lib/features/collection/schedule';

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
/** For how long after its end one may say that a collection did not come. */
const MISSED_MS = 2 * DAY * MINUTE_MS;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const endOf = ({ from, to }: CollectionRule) =>
  to ?? (from === undefined ? DAY : Math.max(DAY, from + OPEN_END));

function collectionOn(rule: CollectionRule, offsets: TimeOffsets, date: string): Collection {
  const from = rule.from ?? 0;
  const to = endOf(rule);
  const startsAt = instantOf(offsets, date, from);
  const endsAt = instantOf(offsets, date, to);
  return {
    ...(rule.from === undefined ? {} : { from: rule.from }),
    ...(rule.to === undefined ? {} : { to: rule.to }),
    date,
    startsAt,
    // A clock set forward can leave out the hours between.
    endsAt: endsAt > startsAt ? endsAt : startsAt + (to - from) * MINUTE_MS,
  };
}

/** The collections that start from `first` to `last` days after the local date of an instant. */
function collectionsAround(
  schedule: CollectionSchedule,
  offsets: TimeOffsets,
  now: number,
  [first, last]: readonly [number, number],
): Collection[] {
  const today = localDate(offsets, now);
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(today, first + at)).flatMap(
    (date) =>
      schedule
        .filter(({ weekdays }) => weekdays.some((day) => day === weekdayOf(date)))
        .map((rule) => collectionOn(rule, offsets, date)),
  );
}

/** The collections that start on the next `days` days of the place, today among them, in order. */
export const collectionsAhead = (
  schedule: CollectionSchedule,
  offsets: TimeOffsets,
  now: number,
  days: number,
): Collection[] => collectionsAround(schedule, offsets, now, [0, days - 1]);

const earlier = (a: Collection, b: Collection) => (b.startsAt < a.startsAt ? b : a);
const endedLater = (a: Collection, b: Collection) => (b.endsAt > a.endsAt ? b : a);

/** The first in order of `pick`; undefined without any. */
const choose = (list: Collection[], pick: (a: Collection, b: Collection) => Collection) =>
  list.length === 0 ? undefined : list.reduce(pick);

/** The collection that is under way at an instant, else the next one. */
export function nextCollection(
  schedule: CollectionSchedule,
  offsets: TimeOffsets,
  now: number,
): Collection | undefined {
  // From yesterday, whose collection may last past midnight, to this weekday of the next week.
  const near = collectionsAround(schedule, offsets, now, [-1, 7]);
  return choose(
    near.filter(({ endsAt }) => endsAt > now),
    earlier,
  );
}

/** The last collection that has ended at an instant. */
export function lastCollection(
  schedule: CollectionSchedule,
  offsets: TimeOffsets,
  now: number,
): Collection | undefined {
  const near = collectionsAround(schedule, offsets, now, [-8, 0]);
  return choose(
    near.filter(({ endsAt }) => endsAt <= now),
    endedLater,
  );
}

/** The last collection, for two days after its end. */
export function missableCollection(
  schedule: CollectionSchedule,
  offsets: TimeOffsets,
  now: number,
): Collection | undefined {
  const last = lastCollection(schedule, offsets, now);
  return last && now < last.endsAt + MISSED_MS ? last : undefined;
}

/** Whether the hours of a collection have begun and not ended; never without hours. */
export function isUnderWay({ from, startsAt, endsAt }: Collection, now: number): boolean {
  return from !== undefined && startsAt <= now && now < endsAt;
}

/**
 * The latest instant, up to `now`, at which anything of the above may have changed: midnight at the
 * place, the start or the end of a collection, or two days after it. Between two of them every
 * answer stays the same.
 */
export function lastChange(
  schedule: CollectionSchedule,
  offsets: TimeOffsets,
  now: number,
): number {
  const changes = collectionsAround(schedule, offsets, now, [-4, 0]).flatMap(
    ({ startsAt, endsAt }) => [startsAt, endsAt, endsAt + MISSED_MS],
  );
  const midnight = instantOf(offsets, localDate(offsets, now), 0);
  return Math.max(midnight, ...changes.filter((at) => at <= now));
}
