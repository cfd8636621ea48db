import type { SearchReply } from '@/lib/search/answer';
import { shownTerm } from '@/lib/search/term';

export const NOTHING_FOUND =
  'Revise la ortografía, pruebe con una palabra más general o empiece por aquí:';
export const GATEWAY_AWAY =
  'Por ahora no podemos mostrar los resultados de noticias, prensa y programas.';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function gatewayStatus({ total, cards }: NonNullable<SearchReply['gateway']>, shown: number) {
  const found = counted(total, 'resultado', 'resultados');
  if (shown === cards.length && cards.length < total) {
    return `${found}; se muestran los primeros ${shown}. Agregue palabras para precisar la búsqueda`;
  }
  return shown < total ? `${found}; se muestran ${shown}` : found;
}

/**
 * What was found for a term, in words, for the eye and the ear.
 *
 * @param shown of the gateway's results, how many stand on the page.
 */
export function statusOf({ gateway, site }: SearchReply, shown: number, term: string): string {
  const own = site?.results.length ?? 0;
  if (own === 0 && gateway?.total === 0) {
    return `No encontramos resultados para "${shownTerm(term)}"`;
  }
  const parts = [
    own > 0 ? `${counted(own, 'página', 'páginas')} de este sitio` : '',
    gateway && (gateway.total > 0 || own === 0) ? gatewayStatus(gateway, shown) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
