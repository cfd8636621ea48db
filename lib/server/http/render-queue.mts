// Limits how many unknown pages are rendered at a time. Each render holds a request, its gateway reads
// and a React tree in memory: thousands of made-up addresses at once ended the process. Pages that were
// served before, files and API requests never wait here.
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

const CONCURRENCY = 8;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 5_000;
const MAX_KNOWN = 20_000;
const LONGEST_KNOWN = 512;

declare global {
  /** The paths of existing pages. They are global because the warm-up, which Next bundles, adds some. */
  var knownPaths: LRUCache<string, true> | undefined;
}

const known = (globalThis.knownPaths ??= new LRUCache<string, true>({ max: MAX_KNOWN }));
const queue = new PQueue({ concurrency: CONCURRENCY });

/** Registers the path of a page that exists, percent-encoded and without its query. */
export function addKnownPath(path: string): void {
  if (path.length <= LONGEST_KNOWN) known.set(path, true);
}

const isPage = (path: string) => !/^\/(?:_next|api|archivos)\//.test(path);

/**
 * Runs work that responds to a request for a path, at once or when a slot is free.
 *
 * @returns false, without running it, if too many requests wait or no slot is free within five seconds.
 */
export async function renderInTurn(path: string, work: () => Promise<void>): Promise<boolean> {
  if (!isPage(path) || known.has(path)) {
    await work();
    return true;
  }
  if (queue.size >= MAX_WAITING) return false;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  try {
    await queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waiting.signal },
    );
    return true;
  } catch (error) {
    if (waiting.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
