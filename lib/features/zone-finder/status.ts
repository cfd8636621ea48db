import { shownTerm } from '@/lib/util/search-term';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Returns what was found for a term, or what the finder asks. */
export function statusOf({ term, results, total, isNear, asks }: ZoneAnswer): string {
  if (asks === 'place') return '¿En qué zona? Escriba su colonia, su ciudad o su código postal.';
  if (isNear) return `No encontramos “${shownTerm(term)}” entre nuestras zonas. Quizá le sirva:`;
  if (results.length === 0) return `No encontramos “${shownTerm(term)}” entre nuestras zonas.`;
  const zones = results.filter(({ zone }) => zone !== '').length;
  if (asks === 'zone') return zones > 0 ? 'Elija su zona:' : 'Elija su sucursal:';
  if (total > results.length) {
    return `${results.length} de ${total} resultados. Escriba también su ciudad o su colonia para precisar.`;
  }
  return [
    ...counted(zones, 'zona', 'zonas'),
    ...counted(results.length - zones, 'sucursal', 'sucursales'),
  ].join(' y ');
}
