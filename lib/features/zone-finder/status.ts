import { shownTerm } from '@/lib/util/search-term';
import { postalCodeOf, type ZoneAnswer } from '@/lib/features/zone-finder/answer';

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

/** Of more names the list below says enough. */
const MAX_NAMES = 3;

/** "Apodaca", "Apodaca y Monterrey"; '' for too many. */
function branchNames({ results }: ZoneAnswer): string {
  const names = [...new Set(results.map(({ branch }) => branch))];
  if (names.length > MAX_NAMES) return '';
  return new Intl.ListFormat('es-MX').format(names);
}

/** A term that names no zone is answered with a question. */
function question(answer: ZoneAnswer): string {
  if (answer.asks === 'place')
    return '¿En qué zona? Escriba su colonia, su ciudad o su código postal.';
  const names = branchNames(answer);
  const choice = answer.results.some(({ zone }) => zone !== '') ? 'su zona' : 'su sucursal';
  const code = postalCodeOf(answer.term);
  if (names === '') return `${found(answer)}: elija ${choice}.`;
  return code === undefined ? `${names}: elija su zona.` : `${code} es de ${names}: elija su zona.`;
}

/** No branch has a postal code: those with the nearest numbers. */
function nearCode(answer: ZoneAnswer): string {
  const code = postalCodeOf(answer.term) ?? shownTerm(answer.term);
  const names = branchNames(answer);
  const nearest =
    answer.results.length === 1
      ? `La sucursal más cercana es ${names}.`
      : `Por número, las más cercanas son ${names}.`;
  return `No encontramos el C.P. ${code}. ${nearest}`;
}

/** What was found for a term, and how near it is where nothing is exactly that. */
export function statusOf(answer: ZoneAnswer): string {
  const { term, results, total, near } = answer;
  if (answer.asks) return question(answer);
  const code = postalCodeOf(term);
  const named = code === undefined ? `"${shownTerm(term)}"` : `el C.P. ${code}`;
  if (results.length === 0) return `No encontramos ${named} entre nuestras zonas.`;
  if (near === 'postal-code') return nearCode(answer);
  const count = found(answer);
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
