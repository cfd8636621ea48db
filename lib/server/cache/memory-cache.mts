// Results of `'use cache'` functions in memory. Next's own store counts an entry's bytes alone, each
// in a slice of Node's 64 kB pool: the few bytes of each random URL would fill gigabytes before its
// limit.
import type { CacheEntry, CacheHandler } from 'next/cache';
import { LRUCache } from 'lru-cache';
import type { SharedRead } from './entry-schema.mts';
import { areTagsExpired, areTagsStale, invalidateTags, lastExpiration, now } from './tag-times.mts';

const MEMORY_BYTES = 50 * 1024 * 1024;
/** What an entry takes beside its bytes: objects, tags, its place in the store. */
const OVERHEAD_BYTES = 1_500;
const SWEEP_MS = 30_000;

/** Milliseconds for which an entry may still be served. */
export const remainingMs = (entry: { timestamp: number; revalidate: number }): number =>
  entry.timestamp + entry.revalidate * 1000 - now();

/** A stream that gives all bytes at once, as Next wants them. */
export const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Makes a cache handler that keeps up to 50 MiB. */
export function createMemoryCache() {
  const entries = new LRUCache<string, SharedRead>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + OVERHEAD_BYTES,
  });
  let sweptAt = now();
  /** Entries being written, by key: reads of the same key wait for them. */
  const pending = new Map<string, Promise<SharedRead | undefined>>();

  /** Random URLs leave unbounded results that are never requested again. */
  function sweep(): void {
    if (now() < sweptAt + SWEEP_MS) return;
    sweptAt = now();
    entries.purgeStale();
  }

  async function store(
    key: string,
    pendingEntry: Promise<CacheEntry>,
  ): Promise<SharedRead | undefined> {
    try {
      const { value, ...entry } = await pendingEntry;
      const stored = { ...entry, bytes: await bytesOf(value) };
      const ttl = Math.ceil(remainingMs(entry));
      if (entry.expire === 0 || ttl < 1) return undefined;
      sweep();
      entries.set(key, stored, { ttl });
      return stored;
    } catch {
      return undefined;
    }
  }

  /** Stores an entry and returns it with its bytes; undefined where it was not stored. */
  async function put(key: string, pendingEntry: Promise<CacheEntry>) {
    const storing = store(key, pendingEntry);
    pending.set(key, storing);
    const stored = await storing;
    if (pending.get(key) === storing) pending.delete(key);
    return stored;
  }

  const handler = {
    refreshTags: async () => {},
    getExpiration: async (tags) => lastExpiration(tags),
    updateTags: async (tags: string[], durations?: { expire?: number }) =>
      invalidateTags(tags, durations),

    async get(key: string) {
      await pending.get(key);
      const stored = entries.get(key);
      if (stored === undefined) return undefined;
      const { bytes, ...entry } = stored;
      if (areTagsExpired(entry.tags, entry.timestamp)) return undefined;
      const revalidate = areTagsStale(entry.tags, entry.timestamp) ? -1 : entry.revalidate;
      return { ...entry, revalidate, value: streamOf(bytes) };
    },

    async set(key, pendingEntry) {
      await put(key, pendingEntry);
    },
  } satisfies CacheHandler;

  return {
    ...handler,
    put,
    /** Number of entries, for tests. */
    size: () => entries.size,
  };
}
