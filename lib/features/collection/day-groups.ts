import type { Clause } from '@/lib/features/collection/clauses';
import type { Days } from '@/lib/features/collection/read-days';
import type { Half, Hours } from '@/lib/features/collection/read-hours';
import type { Weekday } from '@/lib/features/collection/schedule';

/** Days with the hours that they share. */
export interface DayGroup {
  weekdays: readonly Weekday[];
  hours?: Hours | undefined;
}

/** What one text says. */
export interface Statement {
  groups: readonly DayGroup[];
  /** Hours of the days that no group names. */
  hours?: Hours | undefined;
  /** How often a week, wherever the text says so. */
  visits: readonly number[];
  /** The halves of the day that the text names. */
  halves: readonly Half[];
  /** All that names a day is one or two letters. */
  isInitial: boolean;
}

const joinHours = (a: Hours | undefined, b: Hours): Hours =>
  a ? { windows: a.windows && b.windows && [...a.windows, ...b.windows] } : b;

interface OpenGroup extends DayGroup {
  hoursOfAll: Days['hoursOfAll'];
  /** Behind the hours an exception was made, so more hours have no clear place. */
  isClosed: boolean;
}

/**
 * Without the days that are off. An exception is made of the last days named, and must be among
 * them; undefined where it is not, or where nothing is left.
 */
function without(
  groups: OpenGroup[],
  { weekdays: off, isException }: Extract<Clause, { kind: 'off' }>,
): OpenGroup[] | undefined {
  const last = groups.at(-1);
  if (!last || (isException && !off.every((day) => last.weekdays.includes(day)))) return undefined;
  const left = groups.map((group) => ({
    ...group,
    isClosed: group.isClosed || group.hours !== undefined,
    weekdays:
      isException && group !== last
        ? group.weekdays
        : group.weekdays.filter((day) => !off.includes(day)),
  }));
  return left.every(({ weekdays }) => weekdays.length > 0) ? left : undefined;
}

function withHours(group: OpenGroup, hours: Hours, isApart: boolean): OpenGroup | undefined {
  if (group.isClosed) return undefined;
  const isOfAll = group.hoursOfAll === 'anywhere' || (group.hoursOfAll === 'apart' && isApart);
  return { ...group, hours: joinHours(group.hours, isOfAll ? hours : {}) };
}

/** A part of the day beside hours adds nothing to them. */
const saysNothing = (clause: Clause) =>
  clause.kind === 'hours' && clause.hours.windows?.length === 0;

/** Days as "d", hours as "h", several of them as "m"; in capitals behind a sign. */
function letterOf(clause: Clause): string {
  if (clause.kind !== 'days' && clause.kind !== 'hours') return '';
  const isSeveral = clause.kind === 'hours' && (clause.hours.windows ?? []).length > 1;
  const letter = clause.kind === 'days' ? 'd' : isSeveral ? 'm' : 'h';
  return clause.isApart ? letter.toUpperCase() : letter;
}

/** Whether hours can belong to the days before them as well as to those behind them. */
function isAmbiguous(order: string): boolean {
  if (!/d/i.test(order)) return false;
  // "7 a 15 h lunes, 7 a 13 h martes", or "7 a 15 h, martes 7 a 13 h".
  if (/^[hm]/i.test(order)) return (/d$/i.test(order) ? /.[hm]/ : /.[HMd]/).test(order);
  // "Lunes, 7 a 13 h martes", or "lunes 6 a 8 h, 10 a 12 h martes".
  return /d$/i.test(order) && /[HMm]d/.test(order);
}

/**
 * Puts days and hours together. Hours belong to the days before them, or to those behind them where
 * the text begins with hours and ends with days. Undefined where neither is clear.
 */
export function statementOf(all: readonly Clause[]): Statement | undefined {
  const clauses = all.filter((clause) => !saysNothing(clause));
  const order = clauses.map(letterOf).join('');
  if (isAmbiguous(order)) return undefined;
  const isHoursFirst = /^[hm].*d$/i.test(order);
  let groups: OpenGroup[] = [];
  let hours: Hours | undefined;
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (clause.kind === 'days') {
      const { weekdays, hoursOfAll } = clause.days;
      const group = { weekdays, hoursOfAll, isClosed: false };
      const given = isHoursFirst && hours ? withHours(group, hours, true) : group;
      if (isHoursFirst) hours = undefined;
      if (given) groups.push(given);
    } else if (clause.kind === 'off') {
      const left = without(groups, clause);
      if (!left) return undefined;
      groups = left;
    } else if (clause.kind === 'hours' && last && !isHoursFirst) {
      const given = withHours(last, clause.hours, clause.isApart || last.hours !== undefined);
      if (!given) return undefined;
      groups[groups.length - 1] = given;
    } else if (clause.kind === 'hours') {
      hours = joinHours(hours, clause.hours);
    }
  }
  const named = clauses.filter((clause) => clause.kind === 'days');
  return {
    groups,
    hours,
    visits: clauses.filter((clause) => clause.kind === 'visits').map(({ count }) => count),
    halves: all.flatMap((clause) =>
      clause.kind === 'hours' && clause.hours.half ? [clause.hours.half] : [],
    ),
    isInitial: named.length === 1 && named[0]?.days.isInitial === true,
  };
}
