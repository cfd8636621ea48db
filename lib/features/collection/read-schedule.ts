import { readClauses } from '@/lib/features/collection/clauses';
import { statementOf, type DayGroup, type Statement } from '@/lib/features/collection/day-groups';
import type { Half } from '@/lib/features/collection/read-hours';
import type { CollectionSchedule, Weekday } from '@/lib/features/collection/schedule';
import { areInOrder } from '@/lib/features/collection/windows';
import type { Zone } from '@/lib/content/gateway/branches';

const weekdaysOf = (groups: readonly DayGroup[]): Weekday[] =>
  [...new Set(groups.flatMap(({ weekdays }) => weekdays))].toSorted((a, b) => a - b);

const hasHours = (groups: readonly DayGroup[]) => groups.some(({ hours }) => hours !== undefined);

const areEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const withoutHours = (groups: readonly DayGroup[]): DayGroup[] => [
  { weekdays: weekdaysOf(groups) },
];

const halfOf = (from: number): Half => (from < 12 * 60 ? 'early' : 'late');

/** Whether the hours lie in the halves of the day that the texts name: "vespertino, 2:00 a 6:00". */
function fitHalves(schedule: CollectionSchedule, halves: readonly Half[]): boolean {
  const read = schedule.flatMap(({ from }) => (from === undefined ? [] : [halfOf(from)]));
  if (read.length === 0 || halves.length === 0) return true;
  return read.every((half) => halves.includes(half)) && halves.every((half) => read.includes(half));
}

/** The same days twice have both hours, unless one of them is unclear. */
function windowsByDays(groups: readonly DayGroup[]) {
  return [...Map.groupBy(groups, ({ weekdays }) => JSON.stringify(weekdays)).values()].map(
    (same) => {
      const windows = same.flatMap(({ hours }) => hours?.windows ?? []);
      // "8:00 a 12:00 y 2:00 a 6:00" is not on the clock that it seems to be on.
      const isClear = areInOrder(windows) && same.every(({ hours }) => !hours || hours.windows);
      return { weekdays: same[0]?.weekdays ?? [], windows: isClear ? windows : [] };
    },
  );
}

/**
 * The rules of groups, one for each window. Days with the same hours are put together. Undefined
 * where a day stands in two groups and has hours in only one of them; where it has hours in both,
 * nobody can say which hold, so the days are left without hours.
 */
function rulesOf(groups: readonly DayGroup[]): CollectionSchedule | undefined {
  const days = windowsByDays(groups);
  const weekdays = weekdaysOf(days);
  if (weekdays.length < days.flatMap((group) => group.weekdays).length) {
    return groups.every(({ hours }) => hours) ? [{ weekdays }] : undefined;
  }
  const byHours = Map.groupBy(days, ({ windows }) => JSON.stringify(windows));
  return [...byHours.values()].flatMap((same) => {
    const together = weekdaysOf(same);
    const windows = same[0]?.windows ?? [];
    return windows.length === 0
      ? [{ weekdays: together }]
      : windows.map((window) => ({ weekdays: together, ...window }));
  });
}

/** Two texts that both name days must name the same ones. */
function sameDays(
  { groups: a }: Statement,
  { groups: b }: Statement,
): readonly DayGroup[] | undefined {
  if (!areEqual(weekdaysOf(a), weekdaysOf(b))) return undefined;
  if (!hasHours(a) || !hasHours(b)) return hasHours(a) ? a : b;
  return areEqual(rulesOf(a), rulesOf(b)) ? a : withoutHours(a);
}

/** "Lunes a sábado" beside "7:00 a 15:00, sábado 7:00 a 13:00". */
function withExceptions(
  { groups, hours: ownHours }: Statement,
  { groups: exceptions, hours }: Statement,
): readonly DayGroup[] | undefined {
  const all = weekdaysOf(groups);
  const special = weekdaysOf(exceptions);
  const rest = all.filter((day) => !special.includes(day));
  if (hasHours(groups) || ownHours || rest.length === 0) return undefined;
  return special.every((day) => all.includes(day))
    ? [{ weekdays: rest, hours }, ...exceptions]
    : undefined;
}

/** A text with days beside one with hours or nothing. */
function withHours({ groups, hours: rest }: Statement, { hours }: Statement) {
  // Hours of days that neither text names.
  if (rest) return undefined;
  if (!hours) return groups;
  if (!hasHours(groups)) return [{ weekdays: weekdaysOf(groups), hours }];
  const isSame = groups.every((group) => areEqual(group.hours, hours));
  return isSame ? groups : withoutHours(groups);
}

function combine(frequency: Statement, timetable: Statement): readonly DayGroup[] | undefined {
  if (frequency.groups.length === 0) return withHours(timetable, frequency);
  if (timetable.groups.length === 0) return withHours(frequency, timetable);
  if (timetable.hours) return withExceptions(frequency, timetable);
  return frequency.hours ? undefined : sameDays(frequency, timetable);
}

function readStatement(text: string): Statement | undefined {
  const clauses = readClauses(text);
  return clauses && statementOf(clauses);
}

/**
 * The weekly collections of a zone, from its `frequency` and `timetable`; undefined where the days
 * cannot be read without a guess (docs/collection-days.md). Hours that cannot be read are left out.
 */
export function readSchedule(
  zone: Pick<Zone, 'frequency' | 'timetable'>,
): CollectionSchedule | undefined {
  const frequency = readStatement(zone.frequency);
  const timetable = readStatement(zone.timetable);
  if (!frequency || !timetable) return undefined;
  const groups = combine(frequency, timetable);
  if (!groups || groups.length === 0) return undefined;
  const named = [frequency, timetable].filter((statement) => statement.groups.length > 0);
  if (named.every(({ isInitial }) => isInitial)) return undefined;
  const count = weekdaysOf(groups).length;
  const visits = [...frequency.visits, ...timetable.visits];
  if (visits.some((times) => times !== count)) return undefined;
  const schedule = rulesOf(groups);
  const halves = [...frequency.halves, ...timetable.halves];
  if (!schedule || fitHalves(schedule, halves)) return schedule;
  return rulesOf(withoutHours(groups));
}
