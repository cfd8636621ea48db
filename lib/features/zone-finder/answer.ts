import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

/** A zone that was found, or a branch as a whole, as browsers get it. */
export interface ZoneResult {
  /** '' for a branch as a whole. */
  zone: string;
  branch: string;
  state: string;
  /** '' where the branch has none. */
  postalCode: string;
  path: string;
  /** As the editor wrote them. */
  frequency: string;
  timetable: string;
  /** Absent where the editor's texts cannot be read as dates. */
  dates?: ZoneCollection;
}

/** The first results of a term, of `total`. */
export interface ZoneAnswer {
  term: string;
  results: ZoneResult[];
  total: number;
  /** These branches are only near what was asked for. */
  isNear?: boolean;
  /** What the answer asks where the term names no zone: which of the results, or where. */
  asks?: 'zone' | 'place';
}

/** Where there are more, the branches of the zones stand for them. */
export const MAX_RESULTS = 8;

/** Returns the postal code that a term is; undefined where it is none. */
export function postalCodeOf(term: string): string | undefined {
  return /^(?:c\.?\s*p\.?|c[oó]digo postal)?\s*(\d{5})$/i.exec(term.trim())?.[1];
}
