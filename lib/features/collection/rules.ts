import type { DayGroup } from '@/lib/features/collection/day-groups';
import type {
  CollectionRule,
  CollectionSchedule,
  Weekday,
} from '@/lib/features/collection/schedule';
import { areInOrder, type Window } from '@/lib/features/collection/windows';

interface Windows {
  weekdays: readonly Weekday[];
  windows: readonly Window[];
}

const keyOf = (value: unknown) => JSON.stringify(value);

const windowsOf = (groups: readonly DayGroup[]): Window[] =>
  groups.flatMap(({ hours }) => hours?.windows ?? []);

/** The same days twice have both hours, unless one of them is unclear. */
function byDays(groups: readonly DayGroup[]): Windows[] {
  return [...Map.groupBy(groups, ({ weekdays }) => keyOf(weekdays)).values()].map((same) => {
    const windows = windowsOf(same);
    // "8:00 a 12:00 y 2:00 a 6:00" is not on the clock that it seems to be on.
    const isClear = areInOrder(windows) && !same.some(({ hours }) => hours?.isUnclear);
    return { weekdays: same[0]?.weekdays ?? [], windows: isClear ? windows : [] };
  });
}

function ruleOf(weekdays: readonly Weekday[], { from, to }: Window): CollectionRule {
  return to === undefined ? { weekdays, from } : { weekdays, from, to };
}

/**
 * The rules of groups, one for each window. Days with the same hours are put together. Undefined
 * where a day stands in two groups and has hours in only one of them; where it has hours in both,
 * nobody can say which hold, so the days are left without hours.
 */
export function rulesOf(groups: readonly DayGroup[]): CollectionSchedule | undefined {
  const days = byDays(groups);
  const named = days.flatMap(({ weekdays }) => weekdays);
  const weekdays = [...new Set(named)].toSorted((a, b) => a - b);
  if (weekdays.length < named.length) {
    return groups.every(({ hours }) => hours) ? [{ weekdays }] : undefined;
  }
  return [...Map.groupBy(days, ({ windows }) => keyOf(windows)).values()].flatMap((same) => {
    const together = same.flatMap((group) => group.weekdays).toSorted((a, b) => a - b);
    const windows = same[0]?.windows ?? [];
    return windows.length === 0
      ? [{ weekdays: together }]
      : windows.map((window) => ruleOf(together, window));
  });
}
