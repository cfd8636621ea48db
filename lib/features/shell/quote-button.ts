import { quotePaths } from '@/lib/server/routing/routes';

/** `docked` at the lower edge of a narrow screen; `flowing`: below the footer, over nothing. */
type QuoteButtonPlace = 'none' | 'docked' | 'flowing';

/** Pages of another task, where a docked button would only take room; `*` is one name. */
const ownTask = [
  '/sucursales/*/*',
  '/sucursales/*/*/hoja',
  '/bolsadetrabajo',
  '/vacantes',
  '/prensa',
  '/prensa/pagina/*',
  '/detalle_prensa/*',
  '/enlaces',
  '/error/404',
  // As the page of `/error/404` is called while it is built.
  '/_not-found',
];

const matches = (pattern: string, pathname: string) => {
  const names = pathname.split('/');
  const parts = pattern.split('/');
  return (
    parts.length === names.length && parts.every((part, at) => part === '*' || part === names[at])
  );
};

/**
 * Where 'Solicita tu cotizacion' stands on a page: on every one except those of the quote
 * (specification, section 2).
 */
export function quoteButtonPlace(pathname: string): QuoteButtonPlace {
  if (quotePaths.includes(pathname)) return 'none';
  if (matches('/sucursales/pagina/*', pathname)) return 'docked';
  return ownTask.some((pattern) => matches(pattern, pathname)) ? 'flowing' : 'docked';
}
