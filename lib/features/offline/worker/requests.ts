// Which requests are whose. What no function here names is left to the browser.
import { holdsTyped } from '@/lib/server/routing/typed-paths.mts';

/** Route handlers, files and outcomes of submissions: never kept, never answered by a copy. */
const NOT_PAGES =
  /^\/(?:api|_next|archivos|compartir|pdfjs|\.well-known|error)(?:\/|$)|^\/contactanos\/.|\.(?:xml|txt|ics|js|json|webmanifest|svg|png|ico|pdf)$/;

const isPagePath = (path: string) => !NOT_PAGES.test(path) && !holdsTyped(path);

const STATIC = /^\/_next\/static\//;
const PICTURE = /^\/(?:_next\/image$|archivos\/.|[^/]+\.(?:svg|png|ico)$)/;

/** A picture, by its URL's path; `/archivos/` has documents as well, which no page shows as pictures. */
export const isPictureUrl = (url: string) => PICTURE.test(pathOf(url));

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Script, style, font or picture of a page. */
export const isAssetUrl = (url: string) => STATIC.test(pathOf(url)) || isPictureUrl(url);

/** A page's query selects nothing on the server, except a question's ids. */
const QUERY_COUNTS = '/detalle_pregunta';

/** Under which path a page is kept; undefined for what is no page. */
export function pageKey(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  if (!isPagePath(pathname)) return undefined;
  return pathname === QUERY_COUNTS ? pathname + search : pathname;
}

/** Data of Next's router, which only fits the page that asked for it. */
const isRouterRequest = ({ headers, url }: Request) =>
  ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-url'].some((name) =>
    headers.has(name),
  ) || new URL(url).searchParams.has('_rsc');

const isOwn = ({ method, url, headers }: Request, origin: string) =>
  method === 'GET' && new URL(url).origin === origin && !headers.has('range');

/** A document of the site. */
export const isDocument = (request: Request, origin: string) =>
  request.mode === 'navigate' && isOwn(request, origin) && !isRouterRequest(request);

/** A document that is fetched ahead and may never be seen. */
export const isAhead = ({ headers }: Request) =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');

const ASSET_KINDS: readonly string[] = ['style', 'script', 'font', 'image'];

/** What a page of the site loads to be shown. */
export const isAsset = (request: Request, origin: string) =>
  ASSET_KINDS.includes(request.destination) &&
  isOwn(request, origin) &&
  !isRouterRequest(request) &&
  isAssetUrl(request.url);
