import { shownTerm } from '@/lib/util/search-term';

export const NOTHING_FOUND =
  'Revise la ortografía, pruebe con una palabra más general o empiece por aquí:';
export const GATEWAY_AWAY =
  'Por ahora no podemos mostrar los resultados de noticias, prensa y programas.';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

interface Counts {
  own: number;
  total: number | undefined;
  available: number;
  shown: number;
}

function gatewayStatus(total: number, { available, shown }: Counts) {
  const found = counted(total, 'resultado', 'resultados');
  if (shown === available && available < total) {
    return `${found}; se muestran los primeros ${shown}. Agregue palabras para precisar la búsqueda`;
  }
  return shown < total ? `${found}; se muestran ${shown}` : found;
}

/** The status message of a search. */
export function statusOf(counts: Counts, term: string): string {
  const { own, total } = counts;
  if (own === 0 && total === 0) return `No encontramos resultados para "${shownTerm(term)}"`;
  const parts = [
    own > 0 ? `${counted(own, 'página', 'páginas')} de este sitio` : '',
    total ? gatewayStatus(total, counts) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
