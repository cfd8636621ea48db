import { shownTerm } from '@/lib/util/search-term';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** "3 zonas", "1 sucursal", "1 zona y 2 sucursales", "8 de 23 zonas". */
function found({ results, total }: ZoneAnswer): string {
  const zones = results.filter(({ zone }) => zone !== '').length;
  const branches = results.length - zones;
  if (total > results.length) {
    const all = zones === 0 ? 'sucursales' : branches === 0 ? 'zonas' : 'resultados';
    return `${results.length} de ${total} ${all}`;
  }
  const parts = [
    zones > 0 ? counted(zones, 'zona', 'zonas') : '',
    branches > 0 ? counted(branches, 'sucursal', 'sucursales') : '',
  ];
  return parts.filter(Boolean).join(' y ');
}

/** What was found for a term, and how near it is where nothing is exactly that. */
export function statusOf(answer: ZoneAnswer): string {
  const { term, results, total, near } = answer;
  const named = `"${shownTerm(term)}"`;
  if (results.length === 0) return `No encontramos ${named} entre nuestras zonas.`;
  const count = found(answer);
  if (near === 'postal-code') {
    return `No tenemos sucursal en ese código postal. Cerca de ${shownTerm(term)}: ${count}, por número de código.`;
  }
  if (near === 'city') {
    return `No encontramos ${named} entre nuestras zonas. En el mismo estado: ${count}.`;
  }
  if (near === 'words') {
    return `No encontramos ${named} entre nuestras zonas. Lo más cercano: ${count}.`;
  }
  return total > results.length
    ? `${count}. Escriba también su ciudad o su colonia para precisar.`
    : count;
}
