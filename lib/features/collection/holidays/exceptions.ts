import {
  dateOf,
  doubtfulHolidays,
  holidays,
  nthWeekday,
  restDays,
  weekdayOf,
} from '@/lib/features/collection/holidays/rest-days';
import type { NamedDay, ServiceRule, Target } from '@/lib/features/collection/holidays/rules';
import { addDays } from '@/lib/features/collection/offsets';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';

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

/** What a post announces, as far as its rules are those of one zone. */
interface AnnouncedRules {
  rules: readonly ServiceRule[];
  /** Path of the post. */
  href: string;
}

/** All that is known of the service on days that may not be ordinary, for one zone. */
export interface ServiceRules {
  /** Of texts that hold every year. */
  general: readonly ServiceRule[];
  /** Of dated notices, which count more. */
  announced: readonly AnnouncedRules[];
}

/** Both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** How far a collection moves, at most. */
const LONGEST_MOVE = 14;

const yearsOf = ({ from, to }: DateRange) => {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => first + at);
};

/** Whether a day is this date for certain, perhaps, or not. */
function isNamed(day: NamedDay, date: string): 'yes' | 'perhaps' | 'no' {
  const year = Number(date.slice(0, 4));
  if (day.kind === 'rest-days') return restDays(year).includes(date) ? 'yes' : 'no';
  if (day.kind === 'holidays') {
    if (holidays(year).includes(date)) return 'yes';
    return doubtfulHolidays(year).includes(date) ? 'perhaps' : 'no';
  }
  if (day.kind === 'nth') {
    return nthWeekday(year, day.month, day.nth, day.weekday) === date ? 'yes' : 'no';
  }
  return dateOf(day.year ?? year, day.month, day.day) === date ? 'yes' : 'no';
}

const says = (days: readonly NamedDay[], date: string) => {
  const answers = days.map((day) => isNamed(day, date));
  if (answers.includes('yes')) return 'yes';
  return answers.includes('perhaps') ? 'perhaps' : 'no';
};

interface Said {
  outcome: 'suspended' | 'normal' | 'unknown';
  to?: Target;
}

const areEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What rules say of a date; undefined for nothing, `unknown` where they contradict each other. */
function saidOf(rules: readonly ServiceRule[], date: string): Said | undefined {
  let isNormal = false;
  let isUnknown = false;
  const suspended: (Target | undefined)[] = [];
  for (const rule of rules) {
    if (rule.kind === 'normal') {
      const isExcept = says(rule.except ?? [], date) !== 'no';
      if (!isExcept && (!rule.days || says(rule.days, date) !== 'no')) isNormal = true;
      continue;
    }
    const answer = says(rule.days, date);
    if (answer === 'no') continue;
    if (rule.kind === 'suspended' && answer === 'yes') suspended.push(rule.to);
    else isUnknown = true;
  }
  if (isUnknown || (isNormal && suspended.length > 0)) return { outcome: 'unknown' };
  if (isNormal) return { outcome: 'normal' };
  if (suspended.length === 0) return undefined;
  const [to, ...others] = suspended.filter((target) => target !== undefined);
  if (!others.every((other) => areEqual(other, to))) return { outcome: 'unknown' };
  return { outcome: 'suspended', ...(to && { to }) };
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
    const weekday = weekdayOf(next);
    if (weekday === 6) return undefined;
    return weekday === 7 ? addDays(next, 1) : next;
  }
  const near = Array.from({ length: 2 * LONGEST_MOVE + 1 }, (_, at) =>
    addDays(date, at < LONGEST_MOVE ? at + 1 : LONGEST_MOVE - at - 1),
  );
  return near.find((day) => {
    const [year, month, number] = day.split('-').map(Number);
    const isYear = to.year === undefined || to.year === year;
    const isWeekday = to.weekday === undefined || to.weekday === weekdayOf(day);
    return (
      day !== date &&
      number === to.day &&
      isYear &&
      isWeekday &&
      (to.month === undefined || to.month === month)
    );
  });
}

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

const datesOf = (rule: ServiceRule): readonly NamedDay[] => rule.days ?? [];

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
  const isServed = (date: string) =>
    schedule.some(({ weekdays }) => weekdays.some((day) => day === weekdayOf(date)));
  return namedDates(rules, range)
    .filter(isServed)
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
    const days = datesOf(rule).flatMap((day) => datesOfDay(day, []));
    const to = rule.kind === 'suspended' ? rule.to : undefined;
    return [...days, ...(to ? days.flatMap((date) => movedDate(date, to) ?? []) : [])];
  });
  return dates.toSorted().at(-1);
}
