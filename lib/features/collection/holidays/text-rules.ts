import type { PlaceNames } from '@/lib/features/collection/holidays/places';
import { dateOf } from '@/lib/features/collection/holidays/rest-days';
import type {
  NamedDay,
  ServedPlace,
  ServiceRule,
  Target,
} from '@/lib/features/collection/holidays/rules';
import type { Clause } from '@/lib/features/collection/holidays/sentence';
import { addDays } from '@/lib/features/collection/offsets';
import { weekdayOf } from '@/lib/features/collection/schedule';

/** What is known before a text is read. */
export interface Reading {
  names: PlaceNames;
  /**
   * Of a dated text, `YYYY-MM-DD`: its days without a year are the first ones from about then on. Other
   * texts are about every year, and name no weekdays beside days without a year.
   */
  published?: string;
  /** Where a sentence holds that names no place; absent for everywhere, and in a dated text for nowhere. */
  places?: readonly ServedPlace[];
}

/** How many days a notice is late at most, or the range of which it tells has begun. */
const LONGEST_DELAY = 14;

/** The year of the first such day from a date on. */
function yearFrom(earliest: string, month: number, day: number): number {
  const year = Number(earliest.slice(0, 4));
  return dateOf(year, month, day) >= earliest ? year : year + 1;
}

/**
 * Days of a sentence with their years, as far as the text gives them; undefined for a weekday that is
 * not its own. They may be just past, but behind one to come none is, nor earlier than a past one.
 */
export function datedList(days: readonly NamedDay[], published: string | undefined) {
  let earliest = published && addDays(published, -LONGEST_DELAY);
  return days.map((day): NamedDay | undefined => {
    if (day.kind !== 'date') return day;
    const { month, weekday } = day;
    const year = day.year ?? (earliest ? yearFrom(earliest, month, day.day) : undefined);
    const date = year && dateOf(year, month, day.day);
    if (date && published && !day.year) earliest = date < published ? date : published;
    const isOwn = weekday === undefined || (date && weekdayOf(date) === weekday);
    return isOwn ? { kind: 'date', month, day: day.day, year } : undefined;
  });
}

/** All of them, or undefined. Days with and without a year are not said in one breath. */
function allDated(days: readonly NamedDay[], published: string | undefined) {
  const all = datedList(days, published);
  const known = all.filter((day) => day !== undefined);
  const years = known.filter((day) => day.kind === 'date' && day.year !== undefined);
  const isMixed = years.length > 0 && years.length < known.length;
  return known.length < all.length || isMixed ? undefined : known;
}

/** What the sentences of a text have said so far. */
export class TextRules {
  readonly rules: ServiceRule[] = [];

  constructor(private readonly reading: Reading) {}

  private get suspended() {
    return this.rules.filter((rule) => rule.kind === 'suspended');
  }

  private get suspendedDays(): NamedDay[] {
    return this.suspended.flatMap(({ days }) => days);
  }

  /** Adds what a sentence says; false, and nothing added, where it does not fit what was said before. */
  add(clauses: readonly Clause[]): boolean {
    const saved = this.rules.map((rule) => ({ ...rule }));
    if (clauses.every((clause) => this.addClause(clause))) return true;
    this.rules.splice(0, this.rules.length, ...saved);
    return false;
  }

  private addClause(clause: Clause): boolean {
    const { published } = this.reading;
    const named = clause.places ?? this.reading.places;
    const scope = named?.length ? { places: named } : {};
    const days = clause.days && allDated(clause.days, published);
    const except = clause.except && allDated(clause.except, published);
    if ((clause.days && !days) || (clause.except && !except)) return false;
    if (clause.says === 'moved' && !days) return this.addMove(clause, undefined, scope);
    // A notice is about places that it names.
    if (published !== undefined && named === undefined) return false;
    if (clause.says === 'moved') return this.addMove(clause, days, scope);
    const off = clause.says === 'suspended' ? days : except;
    if (off) {
      this.rules.push({ kind: 'suspended', days: off, ...scope });
      if (except || clause.isOnly) this.rules.push({ kind: 'normal', except: off, ...scope });
      return true;
    }
    if (clause.kind !== 'others') {
      this.rules.push({ kind: 'normal', ...(days && { days }), ...scope });
      return true;
    }
    const { suspendedDays } = this;
    this.rules.push({ kind: 'normal', except: suspendedDays, ...scope });
    return suspendedDays.length > 0;
  }

  private addMove(
    { to, places }: Clause,
    days: readonly NamedDay[] | undefined,
    scope: Pick<ServiceRule, 'places'>,
  ): boolean {
    const from = days ?? this.suspendedDays;
    if (!to || (to.kind === 'date' && !this.isRealTarget(to, from))) return false;
    if (days) {
      this.rules.push({ kind: 'suspended', days, to, ...scope });
      return true;
    }
    const open = this.suspended.filter((rule) => rule.to === undefined);
    for (const rule of open) rule.to = to;
    return open.length > 0 && !places;
  }

  /** Whether a weekday beside a date is that date's. */
  private isRealTarget(
    { weekday, ...day }: Extract<Target, { kind: 'date' }>,
    from: readonly NamedDay[],
  ): boolean {
    if (weekday === undefined) return true;
    const last = from.at(-1);
    const month = day.month ?? (last?.kind === 'date' ? last.month : undefined);
    if (month === undefined) return false;
    return datedList([{ ...day, month, weekday }], this.reading.published)[0] !== undefined;
  }
}
