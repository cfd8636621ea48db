import type { SearchResponse } from '@/lib/features/search/response';
import { shownTerm } from '@/lib/util/text';

/** The text above the suggestions after a search without results. */
export const NOTHING_FOUND =
  'Revisa la ortografía, prueba con una palabra más general o empieza por aquí:';
/** The text above the branches near a postal code without a branch. */
export const NEAR_CODE =
  'No tenemos sucursal en ese código postal. Las más cercanas, por su número:';
const GATEWAY_AWAY = 'Por ahora no podemos mostrar los resultados de noticias, prensa y programas.';
/** The text for a further page of results that failed to load. */
export const MORE_AWAY = 'No pudimos cargar más resultados; los anteriores siguen aquí.';
const SITE_AWAY = 'Por ahora no podemos mostrar las páginas de servicios, sucursales y zonas.';

const counted = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);

/**
 * Returns the status of a search. It has one total, because two counts side by side look like a contradiction.
 * `away` names a part that failed, because an outage does not mean "nothing found".
 */
export function resultsSummary({ gateway, site }: SearchResponse, term: string) {
  const away = gateway === null ? GATEWAY_AWAY : site === null ? SITE_AWAY : undefined;
  const count = (gateway?.total ?? 0) + (site?.results.length ?? 0);
  if (count > 0) return { status: counted(count), away, isEmpty: false };
  const isEmpty = away === undefined;
  const status = isEmpty ? `No encontramos resultados para "${shownTerm(term)}"` : '';
  return { status, away, isEmpty };
}
