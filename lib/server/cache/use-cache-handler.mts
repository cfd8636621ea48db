// Stores results of `'use cache'` functions in memory. Next's own store knows no other instance and counts
// only an entry's bytes. Entries for made-up addresses hold a few bytes each and would fill the memory
// long before its limit.
import type { CacheEntry, CacheHandler } from 'next/cache';
import { LRUCache } from 'lru-cache';
import { invalidateTags, isInvalidated, lastInvalidation, now } from './invalidation.mts';

const MEMORY_BYTES = 50 * 1024 * 1024;
/** Memory that an entry takes beside its bytes, for objects, tags and its place in the store. */
const OVERHEAD_BYTES = 1_500;

interface StoredEntry extends Omit<CacheEntry, 'value'> {
  bytes: Uint8Array<ArrayBuffer>;
}

const entries = new LRUCache<string, StoredEntry>({
  maxSize: MEMORY_BYTES,
  sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + OVERHEAD_BYTES,
});
/** Entries being written, by key: reads of the same key wait for them. */
const pending = new Map<string, Promise<void>>();

async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  const { value, ...entry } = await pendingEntry;
  const bytes = new Uint8Array(await new Response(value).arrayBuffer());
  const ttl = Math.ceil(entry.timestamp + entry.revalidate * 1000 - now());
  if (ttl >= 1) entries.set(key, { ...entry, bytes }, { ttl });
}

const handler: CacheHandler = {
  refreshTags: async () => {},
  getExpiration: async (tags) => lastInvalidation(tags),
  updateTags: (tags) => invalidateTags(tags),

  async get(key) {
    await pending.get(key);
    const stored = entries.get(key);
    if (stored === undefined || isInvalidated(stored.tags, stored.timestamp)) return undefined;
    const { bytes, ...entry } = stored;
    const value = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    return { ...entry, value };
  },

  async set(key, pendingEntry) {
    // A value whose stream fails is discarded.
    const storing = store(key, pendingEntry).catch(() => undefined);
    pending.set(key, storing);
    await storing;
    if (pending.get(key) === storing) pending.delete(key);
  },
};

export default handler;
