import { unescape } from 'node:querystring';
import { withoutRepeatedSlashes } from '@/lib/server/routing/collapse-slashes';

/** In characters. Fits every URL of the site, with a search and its filters. */
export const MAX_TARGET_LENGTH = 2_048;

export type RefusalStatus = 400 | 404 | 405 | 414;

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** Route handlers and, in development, the server's own tools. */
const takesAnyMethod = (path: string) =>
  path.startsWith('/api/') ||
  (process.env.NODE_ENV === 'development' && path.startsWith('/__nextjs'));

/** The target in origin form with single slashes, or the status to refuse the request with. */
// Next takes seconds for a query of thousands of names, and responds 500 to some valid forms.
export function readTarget(method: string, target: string): string | RefusalStatus {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  if (method === 'TRACE' || method === 'CONNECT') return 405;
  const origin = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const url = withoutRepeatedSlashes(origin === '' ? '/' : origin);
  if (!url.startsWith('/')) return 400;
  const [path = '', query = ''] = url.split('?');
  if (!isReading(method) && !takesAnyMethod(path)) return 405;
  // A backslash in the image's URL makes the optimizer throw.
  if (path === '/_next/image' && /\\|%5c/i.test(query)) return 400;
  // Next responds to these names with a page's data, whatever was requested.
  if (path.endsWith('.rsc')) return 404;
  // Compressed copies of assets go out under the asset's own name alone.
  if (/^\/_next\/static\/.*\.(?:br|gz)$/.test(unescape(path))) return 404;
  return url;
}
