import type { Weekday } from '@/lib/features/collection/schedule';

/** A date as a sentence names it. */
export type NamedDay =
  /** Every year, or in one. */
  | { kind: 'date'; month: number; day: number; year?: number; weekday?: Weekday }
  /** "primer lunes de febrero". */
  | { kind: 'nth'; nth: number; weekday: Weekday; month: number }
  /** "días festivos", or by the law "días de descanso obligatorio". */
  | { kind: 'holidays' }
  | { kind: 'rest-days' };

/** The day to which a collection moves. */
export type Target =
  | { kind: 'next-day' }
  /** "el siguiente día hábil". */
  | { kind: 'next-workday' }
  | { kind: 'weekday'; weekday: Weekday }
  | { kind: 'date'; month?: number; day: number; year?: number; weekday?: Weekday };

/** A branch, or one of its zones. */
export interface ServedPlace {
  branchId: number;
  zoneId?: number;
}

interface Scoped {
  /** Absent for all. */
  places?: readonly ServedPlace[];
}

/** What is said of the service on certain days. */
export type ServiceRule = Scoped &
  (
    | { kind: 'suspended'; days: readonly NamedDay[]; to?: Target }
    /** As on other days of the week, on these days or, without any, on all; but not on `except`. */
    | { kind: 'normal'; days?: readonly NamedDay[]; except?: readonly NamedDay[] }
    /** Something is said that is not understood. */
    | { kind: 'unknown'; days: readonly NamedDay[] }
  );
