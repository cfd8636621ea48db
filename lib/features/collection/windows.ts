import type { CollectionRule } from '@/lib/features/collection/schedule';
import type { Time } from '@/lib/features/collection/read-time';

/** The hours of a collection. */
export type Window = Pick<CollectionRule, 'from' | 'to'> & { from: number };

/** As written, before it is known which clock the text uses. */
export interface WrittenWindow {
  from: Time;
  /** Absent for an open end. */
  to?: Time;
  /** "del día siguiente". */
  endsNextDay?: boolean;
}

const NOON = 12 * 60;
const DAY = 24 * 60;
/** What is longer past midnight can also be two times of one half of the day. */
const LONGEST_NIGHT = 12 * 60;
/** The longest collection that a time without its half of the day is tried with. */
const LONGEST_DAY = 16 * 60;

const isPlain = ({ notation }: Time) => notation === 'bare' || notation === 'clock';

/** Whether a time says by itself that its clock has 24 hours. */
export const isOfLongClock = (time: Time) =>
  isPlain(time) && (time.notation === 'clock' || time.minutes > NOON);

/** "12 am" is midnight, and what many write for noon. */
const isTwelveAm = ({ notation, minutes }: Time) => notation === 'half' && minutes < 60;

/** Whether a collection can last from one time to the other. */
const isPlausible = (from: number, to: number) =>
  to > from ? to - from <= LONGEST_DAY : to + DAY - from <= LONGEST_NIGHT;

/** "7 a 3 pm": the one half of the day with which it is a collection. */
function withHalf(time: Time, isPossible: (minutes: number) => boolean): number | undefined {
  if (time.minutes > NOON + 59 || time.minutes < 60) return time.minutes;
  const fits = [time.minutes, (time.minutes + NOON) % DAY].filter(isPossible);
  return fits.length === 1 ? fits[0] : undefined;
}

function endOf(from: number, { minutes, notation }: Time): number | undefined {
  if (minutes > from) return minutes;
  if (minutes === from) return undefined;
  const isMidnight = minutes === 0 && notation !== 'half';
  const isShort = minutes + DAY - from <= LONGEST_NIGHT;
  return isMidnight || isShort ? minutes + DAY : undefined;
}

/** A window between two times that need nothing else. */
function between(from: number, to: Time, endsNextDay = false): Window | undefined {
  if (from >= DAY) return undefined;
  if (endsNextDay) return to.minutes <= from ? { from, to: to.minutes + DAY } : undefined;
  const end = endOf(from, to);
  return end === undefined ? undefined : { from, to: end };
}

/**
 * A window in minutes; undefined where it can be two. A time without its half of the day is on the
 * long clock if `isLongClock`, and is given the half that fits where the other time has one.
 */
export function windowOf(
  { from, to, endsNextDay }: WrittenWindow,
  isLongClock: boolean,
): Window | undefined {
  const isShort = (time: Time) => isPlain(time) && !isLongClock;
  if (!to) return isShort(from) || from.minutes >= DAY ? undefined : { from: from.minutes };
  if (isTwelveAm(to) && isPlain(from) && from.minutes <= NOON) return undefined;
  if (isTwelveAm(from) && to.minutes >= NOON) return undefined;
  if (from.notation !== 'half' && to.notation === 'half') {
    const start = isPlain(from)
      ? withHalf(from, (minutes) => isPlausible(minutes, to.minutes))
      : from.minutes;
    return start === undefined ? undefined : between(start, to, endsNextDay);
  }
  if (from.notation === 'half' && isPlain(to)) {
    const end = withHalf(to, (minutes) => isPlausible(from.minutes, minutes));
    const time: Time | undefined = end === undefined ? undefined : { ...to, minutes: end };
    return time && between(from.minutes, time, endsNextDay);
  }
  if (isShort(from) || isShort(to)) return undefined;
  return between(from.minutes, to, endsNextDay);
}

/** Whether each window of a day ends before the next begins; nothing follows an open end. */
export const areInOrder = (windows: readonly Window[]) =>
  windows.slice(1).every(({ from }, index) => from >= (windows[index]?.to ?? Infinity));
