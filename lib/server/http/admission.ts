import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/util/global-singleton';

/**
 * How many requests for pages that are not known here may be with Next at a time. Refusing one
 * costs Next a millisecond of the one thread: thousands at once held every visitor up for seconds.
 */
const MAX_UNKNOWN = 32;

/** Route handlers and files have bounds of their own, and a visitor's message is never refused. */
const NO_PAGE = /^\/(?:api|_next|archivos)\//;

/** Longer ones are nobody's links. */
const LONGEST_KNOWN = 512;

/** Paths that have a page: of the sitemap, or answered with 200 in this process. */
const known = globalSingleton('known-paths', () => new LRUCache<string, true>({ max: 20_000 }));
const unknown = new Set<ServerResponse>();

/**
 * Notes paths that exist, their queries left out. Visitors get in for them however many others ask
 * for made-up ones.
 */
export function noteKnownPaths(paths: Iterable<string>): void {
  for (const path of paths) {
    const [bare = ''] = path.split('?');
    if (bare.length <= LONGEST_KNOWN) known.set(bare, true);
  }
}

/**
 * Whether a request may go on to Next. One for an unknown page takes a place until its response
 * has ended.
 *
 * @param path of the request, percent-encoded, without its query.
 */
export function admit(path: string, response: ServerResponse): boolean {
  if (NO_PAGE.test(path) || known.get(path)) return true;
  if (unknown.size >= MAX_UNKNOWN) return false;
  unknown.add(response);
  response.once('close', () => {
    unknown.delete(response);
    if (response.writableFinished && response.statusCode === 200) noteKnownPaths([path]);
  });
  return true;
}
