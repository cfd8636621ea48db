import { quotePaths, routes } from '@/lib/server/routing/routes';
import { decoded } from '@/lib/util/urls.mts';

/** The place of the button: `docked` at the lower edge of a narrow screen, or `flowing` below the footer. */
type QuoteButtonPlace = 'none' | 'docked' | 'flowing';

/** Pages with another task, where a docked button would only take up space. */
const OWN_TASK =
  /^\/(?:sucursales\/(?!pagina\/)|(?:contactanos|contacto|bolsadetrabajo|vacantes|prensa|enlaces)(?:\/|$)|(?:detalle_prensa|verReporte_anual|error)\/|_not-found$)/;

/**
 * Returns the place of 'Solicita tu cotizacion' on a page: every page has it except those of the quote
 * (specification, section 2).
 */
export function quoteButtonPlace(pathname: string): QuoteButtonPlace {
  if (quotePaths.includes(pathname)) return 'none';
  return OWN_TASK.test(pathname) ? 'flowing' : 'docked';
}

/** Returns the wizard's URL; from the page of a line, with that line chosen. */
export function quoteHref(pathname: string): string {
  const line = /^\/(?:detalle_linea|servicios)\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const service = decoded(line) ?? '';
  return service === '' ? routes.quote() : routes.quoteWith({ service, state: '', city: '' });
}
