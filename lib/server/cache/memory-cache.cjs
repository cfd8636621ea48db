/**
 * Results of `'use cache'` functions in memory: Next's own rules of what is fresh, over a store that
 * counts what an entry really takes. Next's keeps each in a slice of a 64 kB pool of Node's, of which
 * it counts the slice: made-up addresses, a few bytes each, would fill gigabytes before its limit.
 */
const { setTimeout: wait } = require('node:timers/promises');
const { LRUCache } = require('lru-cache');
const { createDefaultCacheHandler } = require('next/dist/server/lib/cache-handlers/default');
const {
  areTagsExpired,
  areTagsStale,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const MEMORY_BYTES = 50 * 1024 * 1024;
/** What an entry takes beside its bytes: objects, tags, its place in the store. */
const OVERHEAD_BYTES = 1_500;
/** What is over is never served again, and leaves the memory after at most so many more ms. */
const SWEEP_MS = 30_000;

/** The clock of Next's own timestamps, which may be some milliseconds away from the system's. */
const now = () => performance.timeOrigin + performance.now();

/** Milliseconds for which an entry may still be served. */
const restOf = (entry) => entry.timestamp + entry.revalidate * 1000 - now();

const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
/** In a buffer of their own size. */
const bytesOf = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/** The cache handler's interface; `set` resolves to the entry with its bytes, if it was stored. */
function createMemoryEntries() {
  // Of Next's handler what has nothing to do with where entries are.
  const { refreshTags, getExpiration, updateTags: noteInvalidation } = createDefaultCacheHandler(1);
  const entries = new LRUCache({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + OVERHEAD_BYTES,
  });
  let sweptAt = now();
  /** Entries that are being made, by key: whoever asks meanwhile waits for them. */
  const pending = new Map();

  /** Made-up addresses leave results without end that nobody asks for again. */
  function sweep() {
    if (now() < sweptAt + SWEEP_MS) return;
    sweptAt = now();
    entries.purgeStale();
  }

  async function store(key, pendingEntry) {
    try {
      const { value, ...entry } = await pendingEntry;
      const bytes = await bytesOf(value);
      const ttl = Math.ceil(restOf(entry));
      // Never served: whoever asks makes it anew.
      if (entry.expire === 0 || ttl < 1) return undefined;
      const stored = { entry, bytes };
      sweep();
      entries.set(key, stored, { ttl });
      return stored;
    } catch {
      return undefined;
    }
  }

  return {
    /** How many there are, for tests. */
    size: () => entries.size,

    refreshTags,
    getExpiration,

    async updateTags(tags, durations) {
      await noteInvalidation(tags, durations);
      // Next notes the moment rounded, up to half a millisecond ahead, and holds nothing for expired
      // before that has come. Timers may be early by one.
      await wait(2);
    },

    async get(key) {
      await pending.get(key);
      const stored = entries.get(key);
      if (stored === undefined) return undefined;
      const { entry, bytes } = stored;
      if (areTagsExpired(entry.tags, entry.timestamp)) return undefined;
      const revalidate = areTagsStale(entry.tags, entry.timestamp) ? -1 : entry.revalidate;
      return { ...entry, revalidate, value: streamOf(bytes) };
    },

    async set(key, pendingEntry) {
      const storing = store(key, pendingEntry);
      pending.set(key, storing);
      const stored = await storing;
      if (pending.get(key) === storing) pending.delete(key);
      return stored;
    },
  };
}

module.exports = { createMemoryEntries, restOf, streamOf };
