import { shownTerm } from '@/lib/util/search-term';

export const NOTHING_FOUND =
  'Revise la ortografía, pruebe con una palabra más general o empiece por aquí:';
export const GATEWAY_AWAY =
  'Por ahora no podemos mostrar los resultados de noticias, prensa y programas.';
export const MORE_AWAY = 'No pudimos cargar más resultados; los anteriores siguen aquí.';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

interface Counts {
  own: number;
  total: number | undefined;
  shown: number;
}

function gatewayStatus(total: number, shown: number) {
  const found = counted(total, 'resultado', 'resultados');
  return shown < total ? `${found}; se muestran ${shown}` : found;
}

/** The status message of a search. */
export function statusOf({ own, total, shown }: Counts, term: string): string {
  if (own === 0 && total === 0) return `No encontramos resultados para "${shownTerm(term)}"`;
  const parts = [
    own > 0 ? `${counted(own, 'página', 'páginas')} de este sitio` : '',
    total ? gatewayStatus(total, shown) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
