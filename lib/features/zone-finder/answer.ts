import { shownTerm, normalizeText } from '@/lib/util/text';
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
  /** The weekly program as the editor wrote it. */
  program: string;
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

const CODE = /^(?:(?:c\.?\s*p\.?|c[oó]digo postal)\s*:?\s*(?=\d{4,5}$)|(?=\d{5}$))(\d+)$/i;

/** Returns the postal code that a term is; undefined where it is none. Four digits alone may be a year. */
export function postalCodeOf(term: string): string | undefined {
  return CODE.exec(normalizeText(term).trim())?.[1]?.padStart(5, '0');
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Returns what was found for a term, or what the finder asks. */
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

/** A branch on the map. Browsers get all of them and sort them, so that no position is sent. */
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

/** Returns the distance in kilometres as the crow flies; Infinity where a place is unknown. */
export function distance(a: Located, b: Located): number {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity;
  if (b.latitude === undefined || b.longitude === undefined) return Infinity;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}
