/**
 * `frequency`, `timetable` and the schedule that they must be read as, or undefined for texts that
 * are shown as written. "135 6:00-12:00; 6" is Monday, Wednesday and Friday from 6:00 to 12:00, and
 * Saturday without hours; "20:00-" has an open end, "21:00-28:00" ends at 4:00.
 */
export type Label = readonly [frequency: string, timetable: string, expected: string | undefined];
