import {
  dateOf,
  doubtfulHolidays,
  holidays,
  nthWeekday,
  restDays,
} from '@/lib/features/collection/holidays/rest-days';
import type { NamedDay, ServiceRule, Target } from '@/lib/features/collection/holidays/rules';
import { addDays } from '@/lib/features/collection/offsets';
import { isOn, weekdayOf, type CollectionSchedule } from '@/lib/features/collection/schedule';

/** A date on which a zone is not served as on that day of other weeks. */
export interface ServiceException {
  /** `YYYY-MM-DD`; a day of the zone's weekly schedule. */
  date: string;
  /** `unknown`: nobody has said that the truck comes, or two texts say two things. */
  outcome: 'suspended' | 'unknown';
  /** Of a suspended one: the day on which its collection takes place. */
  movedTo?: string;
  /** Path of the post that announces it. */
  notice?: string;
}

/** All that is known of the service on days that may not be ordinary, for one zone. */
export interface ServiceRules {
  /** Of texts that hold every year. */
  general: readonly ServiceRule[];
  /** Of dated notices, which count more, with the path of the post. */
  announced: readonly { rules: readonly ServiceRule[]; href: string }[];
}

/** Both included. */
interface DateRange {
  from: string;
  to: string;
}

/** How far a collection moves, at most. */
const LONGEST_MOVE = 14;

const yearsOf = ({ from, to }: DateRange) => {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => first + at);
};

/** The dates that a day is, or may be, in some years. */
function datesOfDay(day: NamedDay, years: readonly number[]): string[] {
  if (day.kind === 'rest-days') return years.flatMap(restDays);
  if (day.kind === 'holidays') {
    return years.flatMap((year) => [...holidays(year), ...doubtfulHolidays(year)]);
  }
  if (day.kind === 'nth') {
    return years.map((year) => nthWeekday(year, day.month, day.nth, day.weekday));
  }
  return (day.year === undefined ? years : [day.year]).map((year) =>
    dateOf(year, day.month, day.day),
  );
}

/** Whether one of the days is this date for certain, perhaps, or none. */
function says(days: readonly NamedDay[], date: string): 'yes' | 'perhaps' | 'no' {
  const year = Number(date.slice(0, 4));
  const named = days.filter((day) => datesOfDay(day, [year]).includes(date));
  if (named.length === 0) return 'no';
  const isSure = named.some(({ kind }) => kind !== 'holidays') || holidays(year).includes(date);
  return isSure ? 'yes' : 'perhaps';
}

interface Said {
  outcome: 'suspended' | 'normal' | 'unknown';
  to?: Target;
}

const areEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What rules say of a date; undefined for nothing, `unknown` where they contradict each other. */
function saidOf(rules: readonly ServiceRule[], date: string): Said | undefined {
  const isNormal = rules.some(
    (rule) =>
      rule.kind === 'normal' &&
      says(rule.except ?? [], date) === 'no' &&
      (!rule.days || says(rule.days, date) !== 'no'),
  );
  const others = rules.flatMap((rule) => {
    const answer = rule.kind === 'normal' ? 'no' : says(rule.days, date);
    return answer === 'no' ? [] : [{ rule, answer }];
  });
  if (!isNormal && others.length === 0) return undefined;
  if (others.length === 0) return { outcome: 'normal' };
  const suspended = others.flatMap(({ rule, answer }) =>
    rule.kind === 'suspended' && answer === 'yes' ? [rule.to] : [],
  );
  const [to, ...more] = suspended.filter((target) => target !== undefined);
  const isClear = suspended.length === others.length && more.every((other) => areEqual(other, to));
  return isNormal || !isClear
    ? { outcome: 'unknown' }
    : { outcome: 'suspended', ...(to && { to }) };
}

type Told = Said & { notice?: string };

function toldOf({ general, announced }: ServiceRules, date: string): Told {
  const notices = announced.flatMap(({ rules, href }) => {
    const said = saidOf(rules, date);
    return said ? [{ ...said, notice: href }] : [];
  });
  const [first, ...others] = notices;
  if (first) {
    const isSame = others.every(({ outcome, to }) =>
      areEqual([outcome, to], [first.outcome, first.to]),
    );
    return isSame ? first : { outcome: 'unknown', notice: first.notice };
  }
  const said = saidOf(general, date);
  if (said) return said;
  const isRest = restDays(Number(date.slice(0, 4))).includes(date);
  return { outcome: isRest ? 'unknown' : 'normal' };
}

/** The day of a target; undefined where it cannot be told from the words. */
function movedDate(date: string, to: Target): string | undefined {
  const next = addDays(date, 1);
  if (to.kind === 'next-day') return next;
  if (to.kind === 'weekday') {
    return addDays(date, (to.weekday - weekdayOf(date) + 7) % 7 || 7);
  }
  if (to.kind === 'next-workday') {
    // Whether Saturday is one is open.
    if (weekdayOf(next) === 6) return undefined;
    return weekdayOf(next) === 7 ? addDays(next, 1) : next;
  }
  const near = Array.from({ length: 2 * LONGEST_MOVE }, (_, at) =>
    addDays(date, at < LONGEST_MOVE ? at + 1 : LONGEST_MOVE - at - 1),
  );
  return near.find((day) => {
    const [year, month, number] = day.split('-').map(Number);
    return (
      to.day === number &&
      (to.month ?? month) === month &&
      (to.year ?? year) === year &&
      (to.weekday ?? weekdayOf(day)) === weekdayOf(day)
    );
  });
}

/** The dates in a range that rules or the law name. */
function namedDates({ general, announced }: ServiceRules, range: DateRange): string[] {
  const years = yearsOf(range);
  const rules = [...general, ...announced.flatMap((notice) => notice.rules)];
  const days = rules.flatMap((rule) => (rule.kind === 'normal' ? [] : rule.days));
  const dates = [...years.flatMap(restDays), ...days.flatMap((day) => datesOfDay(day, years))];
  return [...new Set(dates)].filter((date) => date >= range.from && date <= range.to).toSorted();
}

/**
 * The dates of a zone in a range that are not ordinary, in order. A collection never moves to a day
 * that is not certain itself: then nobody knows when it takes place.
 */
export function serviceExceptions(
  schedule: CollectionSchedule,
  rules: ServiceRules,
  range: DateRange,
): ServiceException[] {
  return namedDates(rules, range)
    .filter((date) => schedule.some((rule) => isOn(rule, date)))
    .flatMap((date): ServiceException[] => {
      const { outcome, to, notice } = toldOf(rules, date);
      if (outcome === 'normal') return [];
      const source = notice === undefined ? {} : { notice };
      const moved = outcome === 'suspended' && to ? movedDate(date, to) : undefined;
      const isCertain = moved !== undefined && toldOf(rules, moved).outcome === 'normal';
      return [{ date, outcome, ...(isCertain && { movedTo: moved }), ...source }];
    });
}

/** The last date that dated rules name or move to; undefined without any. */
export function lastDate(rules: readonly ServiceRule[]): string | undefined {
  const dates = rules.flatMap((rule) => {
    const days = (rule.days ?? []).flatMap((day) => datesOfDay(day, []));
    const to = rule.kind === 'suspended' ? rule.to : undefined;
    return [...days, ...(to ? days.flatMap((date) => movedDate(date, to) ?? []) : [])];
  });
  return dates.toSorted().at(-1);
}
