import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { onThreadLoad } from '@/lib/server/admission/thread-load';
import { ConcurrencyLimit } from '@/lib/util/concurrency-limit.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

let isThreadBusy = false;

/**
 * Permits by the load of the thread. Node accepts one connection in each turn of its event loop: while
 * every turn renders, a message waits behind hundreds of them. So a busy thread has few permits, and what
 * comes at once does not begin at once: a calm one gives so many more each quarter of a second.
 */
const permits = {
  page: { now: 4, more: 4, few: 1, many: 32 },
  read: { now: 16, more: 16, few: 4, many: 64 },
};

/** Shorter than visitors wait. */
const QUEUE = { maxWaiting: 200, maxWaitMs: 3_000 };

/**
 * How many requests that may cost the single thread or the gateway are under way at a time: in all, and
 * of one client, so that others find permits. Thousands at once delayed every visitor by seconds.
 */
const limits = {
  /** Pages that are not known. */
  page: new ConcurrencyLimit({ max: () => permits.page.now, maxOfOne: 16, ...QUEUE }),
  /** Reads of route handlers, documents among them, which may wait for the gateway. */
  read: new ConcurrencyLimit({ max: () => permits.read.now, maxOfOne: 16, ...QUEUE }),
  /** Files, whose downloads may last. */
  file: new ConcurrencyLimit({ max: 256, maxOfOne: 64 }),
};

type Kind = keyof typeof limits;

onThreadLoad((busy) => {
  isThreadBusy = busy;
  for (const kind of ['page', 'read'] as const) {
    const { more, few, many } = permits[kind];
    permits[kind].now = busy ? few : Math.min(many, limits[kind].size + more);
    limits[kind].admitWaiting();
  }
});

/** Asked for by orchestrators. */
const PROBE = /^\/api\/(?:health|ready)$/;

/** Made of much content, for programs. */
const DOCUMENT = /\.(?:ics|pdf|txt|xml)$/;

const LONGEST_KNOWN = 512;
const MOST_REST_MS = 50;

/** Paths of the sitemap, and those that had status 200 in this process and are stored. */
const known = globalSingleton('known-paths', () => new LRUCache<string, true>({ max: 20_000 }));

/** Registers paths that exist, without their queries. Requests for them are always admitted. */
export function addKnownPaths(paths: Iterable<string>): void {
  for (const path of paths) {
    const [bare = ''] = path.split('?');
    if (bare.length <= LONGEST_KNOWN) known.set(bare, true);
  }
}

/** Results of what a visitor typed are not: each visit renders them. */
const isStored = (response: ServerResponse) =>
  !String(response.getHeader('cache-control')).includes('no-store');

/** Undefined for what is always admitted: what is known, assets, and a visitor's message. */
function kindOf(method: string, path: string): Kind | undefined {
  if (path.startsWith('/_next/') || PROBE.test(path)) return undefined;
  if (path.startsWith('/api/')) return method === 'GET' || method === 'HEAD' ? 'read' : undefined;
  if (path.startsWith('/archivos/')) return 'file';
  if (DOCUMENT.test(path)) return 'read';
  return known.get(path) ? undefined : 'page';
}

/**
 * Whether a request may go on to Next, at once or after a wait. It holds a permit until its response
 * closes.
 *
 * @param target percent-encoded path and query.
 * @param client whose permits are counted together.
 */
export async function admit(
  { method, target, client }: { method: string; target: string; client: string },
  response: ServerResponse,
): Promise<boolean> {
  const [path = ''] = target.split('?');
  const kind = kindOf(method, path);
  if (kind === undefined) return true;
  const permit = await limits[kind].acquire({ client });
  if (permit && response.closed) permit.release();
  if (permit === undefined || response.closed) return false;
  const since = performance.now();
  response.once('close', () => {
    // What stands ready and messages have the thread between two, for as long as the work took if it is busy.
    if (isThreadBusy) setTimeout(permit.release, Math.min(performance.now() - since, MOST_REST_MS));
    else setImmediate(permit.release);
    const isFound = response.writableFinished && response.statusCode === 200;
    if (kind === 'page' && isFound && isStored(response)) addKnownPaths([path]);
  });
  return true;
}
