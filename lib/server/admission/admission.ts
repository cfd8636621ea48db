import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/util/global-singleton';

// How many requests for unknown pages Next handles at a time. Next needs a millisecond of the
// single thread to refuse one: thousands at once delayed every visitor by seconds.
const MAX_UNKNOWN = 32;

/** Route handlers and files have limits of their own; a visitor's message is never refused. */
const NO_PAGE = /^\/(?:api|_next|archivos)\//;

const LONGEST_KNOWN = 512;

/** Paths of the sitemap, and those that had status 200 in this process. */
const known = globalSingleton('known-paths', () => new LRUCache<string, true>({ max: 20_000 }));
const unknown = new Set<ServerResponse>();

/** Registers paths that exist, without their queries. Requests for them are always admitted. */
export function addKnownPaths(paths: Iterable<string>): void {
  for (const path of paths) {
    const [bare = ''] = path.split('?');
    if (bare.length <= LONGEST_KNOWN) known.set(bare, true);
  }
}

/** Whether a request may go on to Next; one for an unknown page holds a place until it closes. */
// `path` is percent-encoded and has no query.
export function admit(path: string, response: ServerResponse): boolean {
  if (NO_PAGE.test(path) || known.get(path)) return true;
  if (unknown.size >= MAX_UNKNOWN) return false;
  unknown.add(response);
  response.once('close', () => {
    unknown.delete(response);
    if (response.writableFinished && response.statusCode === 200) addKnownPaths([path]);
  });
  return true;
}
