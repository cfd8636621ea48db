// Stores results of `'use cache'` functions: in memory and, where several instances share a Redis,
// in Redis behind it.
import type { CacheHandler } from 'next/cache';
import type { SharedRead } from './entry-schema.mts';
import { createMemoryCache, remainingMs, streamOf } from './memory-cache.mts';
import { readShared, writeShared } from './redis-cache.mts';
import { isShared } from './redis-client.mts';
import { invalidate, whenSynced } from './tag-invalidation.mts';
import { areTagsExpired } from './tag-times.mts';

// In seconds. Shorter lifetimes are those of missing and unavailable records (lifetimes.ts): soon
// read again, better known to other instances, and unbounded where somebody requests random URLs.
const MIN_SHARED_LIFETIME = 60;

const memory = createMemoryCache();

async function share(key: string, entry: SharedRead): Promise<void> {
  if (entry.revalidate < MIN_SHARED_LIFETIME) return;
  if (areTagsExpired(entry.tags, entry.timestamp)) return;
  await writeShared('read', key, entry, entry.tags, remainingMs(entry));
}

const shared: CacheHandler = {
  ...memory,

  async get(key) {
    await whenSynced();
    const own = await memory.get(key);
    if (own !== undefined) return own;
    const other = await readShared('read', key);
    if (other === undefined || remainingMs(other) < 1) return undefined;
    const { bytes, ...entry } = other;
    await memory.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }));
    return memory.get(key);
  },

  async set(key, pendingEntry) {
    const stored = await memory.put(key, pendingEntry);
    if (stored !== undefined) await share(key, stored).catch(() => undefined);
  },

  async updateTags(tags, durations) {
    await memory.updateTags(tags, durations);
    await invalidate(tags, durations);
  },
};

const handler: CacheHandler = isShared() ? shared : memory;
export default handler;
