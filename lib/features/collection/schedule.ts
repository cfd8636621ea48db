/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The weekdays from Monday to Sunday. */
export const EVERY_WEEKDAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A collection that repeats every week. */
export interface CollectionRule {
  /** The weekdays in ascending order. */
  weekdays: readonly Weekday[];
  /** Minutes since midnight; absent if the text has no hours. */
  from?: number;
  /** Minutes since the same midnight, so above 1,440 on the next day; absent for an open end. */
  to?: number;
}

/** The weekly collections of a zone, one rule for each window of hours; never empty. */
export type CollectionSchedule = readonly CollectionRule[];

/** Returns the weekday of a date, `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday =>
  EVERY_WEEKDAY.at(new Date(`${date}T00:00:00Z`).getUTCDay() - 1) ?? 1;

/** Returns whether a rule applies to the weekday of a date. */
export const isOn = ({ weekdays }: CollectionRule, date: string): boolean =>
  weekdays.includes(weekdayOf(date));
