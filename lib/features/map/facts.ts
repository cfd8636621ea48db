import type { MapMode, Mark, Nearest } from '@/lib/features/map/marks';
import type { MapLine } from '@/lib/features/map/places';

/** Up to this distance a service is the branch's own. Units of the drawing. */
const SAME_PLACE = 1;

/** What is said of a marker or cluster; `subject` is the one branch that it is about. */
export function factsOf(members: Mark[], lines: MapLine[], nearest: Nearest) {
  const branches = members.flatMap((mark) => ('branch' in mark ? [mark.branch] : []));
  const names = members.flatMap((mark) => ('line' in mark ? [lines[mark.line]?.name ?? ''] : []));
  const own = nearest && nearest.distance <= SAME_PLACE ? nearest.branch : undefined;
  const subject = branches.length === 1 ? branches[0] : branches.length === 0 ? own : undefined;
  const fallback = nearest ? `Cerca de ${nearest.branch.name}` : 'Servicios en este punto';
  return {
    title: subject?.name ?? (branches.length > 1 ? `${branches.length} sucursales` : fallback),
    branches,
    services: [...new Set(names)].filter(Boolean),
    subject,
  };
}

/** What `factsOf` gives. */
export type MarkFacts = ReturnType<typeof factsOf>;

/** What a cluster counts in each mode. */
export const UNITS: Record<MapMode, { full: string; short: string }> = {
  lineas: { full: 'puntos de servicio', short: 'puntos' },
  suc: { full: 'sucursales', short: 'sucursales' },
};

/** The mode that shows a mark. */
export const modeOf = (mark: Mark): MapMode => ('branch' in mark ? 'suc' : 'lineas');

/** The accessible name of a marker or cluster. */
export function nameOf(members: Mark[], lines: MapLine[], nearest: Nearest): string {
  const [first] = members;
  if (!first) return '';
  const place = nearest ? ` cerca de ${nearest.branch.name}` : '';
  if (members.length > 1) {
    return `${members.length} ${UNITS[modeOf(first)].full}${place}`;
  }
  if ('branch' in first) return `Sucursal ${first.branch.name}`;
  return `${lines[first.line]?.name ?? 'Servicio'}${place}`;
}

/** Path of a marker's picture; '' for the default pin. */
export function imageOf(mark: Mark, lines: MapLine[]): string {
  return 'branch' in mark ? mark.branch.image : (lines[mark.line]?.image ?? '');
}
