import { shownTerm, normalizeText } from '@/lib/util/text';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

/** A found zone, or a branch as a whole, as browsers get it. */
export interface ZoneResult {
  /** '' for a branch as a whole. */
  zone: string;
  branch: string;
  state: string;
  /** '' if the branch has none. */
  postalCode: string;
  path: string;
  /** The weekly program as the editor wrote it. */
  program: string;
  /** Absent if the editor's texts cannot be read as dates. */
  dates?: ZoneCollection;
}

/** The first of the `total` results for a term. */
export interface ZoneAnswer {
  term: string;
  results: ZoneResult[];
  total: number;
  /** Whether the branches are only near the place in the term. */
  isNear?: boolean;
  /** The question for a term that names no zone: which of the results, or which place. */
  asks?: 'zone' | 'place';
}

/** The most results; if a place has more zones, their branches replace them. */
export const MAX_RESULTS = 8;

const CODE = /^(?:(?:c\.?\s*p\.?|c[oó]digo postal)\s*:?\s*(?=\d{4,5}$)|(?=\d{5}$))(\d+)$/i;

/** Returns the postal code if a term is only that; else undefined. Four digits alone may be a year. */
export function postalCodeOf(term: string): string | undefined {
  return CODE.exec(normalizeText(term).trim())?.[1]?.padStart(5, '0');
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Returns the summary of the results for a term, or the finder's question. */
export function statusOf({ term, results, total, isNear, asks }: ZoneAnswer): string {
  if (asks === 'place') return '¿En qué zona? Escribe tu colonia, tu ciudad o tu código postal.';
  if (isNear) return `No encontramos “${shownTerm(term)}” entre nuestras zonas. Quizá te sirva:`;
  if (results.length === 0) return `No encontramos “${shownTerm(term)}” entre nuestras zonas.`;
  const zones = results.filter(({ zone }) => zone !== '').length;
  if (asks === 'zone') return zones > 0 ? 'Elige tu zona:' : 'Elige tu sucursal:';
  if (total > results.length) {
    return `${results.length} de ${total} resultados. Escribe también tu ciudad o tu colonia para precisar.`;
  }
  return [
    ...counted(zones, 'zona', 'zonas'),
    ...counted(results.length - zones, 'sucursal', 'sucursales'),
  ].join(' y ');
}

/** A branch on the map. Browsers get all branches and sort them, so that no position is sent. */
export interface BranchPlace {
  name: string;
  state: string;
  path: string;
  latitude: number;
  longitude: number;
}

interface Located {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const EARTH_RADIUS_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance in kilometres as the crow flies; Infinity if a place is unknown. */
export function distance(a: Located, b: Located): number {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity;
  if (b.latitude === undefined || b.longitude === undefined) return Infinity;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}
