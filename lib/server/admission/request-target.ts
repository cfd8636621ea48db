import { unescape } from 'node:querystring';
import { readFileName } from '@/lib/server/routing/file-name';
import { readQueryOf } from '@/lib/server/routing/query-names';
import { routes } from '@/lib/server/routing/routes';

/** In characters. Fits every URL of the site, with a search and its filters. */
export const MAX_TARGET_LENGTH = 2_048;

/** What a request gets whose target cannot be one of a page. */
export type RefusalStatus = 400 | 404 | 405 | 414;

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** Route handlers and, in development, the server's own tools. */
const takesAnyMethod = (path: string) =>
  path.startsWith('/api/') ||
  (process.env.NODE_ENV === 'development' && path.startsWith('/__nextjs'));

/** More than any route handler reads. */
const MAX_HANDLER_NAMES = 12;

/** Not pages: what they read of a query is theirs to say. */
const isHandler = (path: string) => path.startsWith('/_next/') || takesAnyMethod(path);

/** Collapses repeated slashes in a request's target and ends its path with a slash. */
// The middleware redirects that to the canonical URL, in one hop. Next would redirect repeated
// slashes before the middleware runs: two hops.
export function withoutRepeatedSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!/\/\/|\\/.test(path)) return url;
  const single = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  // The home page has no other form, so Next's own redirect is right.
  return single === '/' ? url : [`${single}/`, ...query].join('?');
}

/** Whether pages ask for a picture in this way: each has one address for a width. */
function isPicture(query: string): boolean {
  const [, source = ''] = /^url=([^&]+)&w=[1-9]\d{1,3}&q=75$/.exec(query) ?? [];
  const path = unescape(source);
  // Browsers escape the apostrophe, which pages do not.
  if (encodeURIComponent(path) !== source.replaceAll('%27', "'")) return false;
  const name = path.startsWith('/archivos/') ? readFileName(path) : undefined;
  return name === undefined
    ? /^\/_next\/static\/[\w/.~-]+$/.test(path)
    : path === routes.file(name);
}

/** The target in origin form with single slashes, or the status to refuse the request with. */
// Next takes seconds for a query of thousands of names, and responds 500 to some valid forms.
export function readTarget(method: string, target: string): string | RefusalStatus {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  if (method === 'TRACE' || method === 'CONNECT') return 405;
  const origin = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const url = withoutRepeatedSlashes(origin === '' ? '/' : origin);
  if (!url.startsWith('/') || url.includes('#')) return 400;
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  if (!isReading(method) && !takesAnyMethod(path)) return 405;
  if (path === '/_next/image' && !isPicture(query)) return 400;
  // Next responds to these names with a page's data, whatever was requested.
  if (path.endsWith('.rsc')) return 404;
  // Compressed copies of assets go out under the asset's own name alone.
  if (/^\/_next\/static\/.*\.(?:br|gz)$/.test(unescape(path))) return 404;
  if (query === '') return path;
  if (isHandler(path)) return query.split('&').length > MAX_HANDLER_NAMES ? 400 : url;
  const read = readQueryOf(path, query);
  return read === '' ? path : `${path}?${read}`;
}
