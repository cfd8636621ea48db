/**
 * Where results of `'use cache'` functions are kept: in memory, and behind it, where several
 * instances share a Redis, what another instance has read.
 */
const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { createMemoryEntries, restOf, streamOf } = require('./memory-cache.cjs');
const { isShared } = require('./redis-client.cjs');
const { readShared, writeShared } = require('./redis-cache.cjs');
const { invalidate, isKnown, whenKnown } = require('./tag-invalidation.cjs');

/**
 * Shorter lives are those of missing and unavailable (lifetimes.ts): quickly asked anew, known
 * better by another instance, and without number where somebody makes up addresses. Seconds.
 */
const MIN_SHARED_LIFETIME = 60;

const memory = createMemoryEntries();

async function share(key, { entry, bytes }) {
  if (entry.revalidate < MIN_SHARED_LIFETIME) return;
  // Begun before an invalidation, ended after it: it tells what was.
  if (areTagsExpired(entry.tags, entry.timestamp)) return;
  await writeShared('read', key, { ...entry, bytes }, entry.tags, restOf(entry));
}

const shared = {
  ...memory,

  async get(key) {
    if (!isKnown()) await whenKnown();
    const own = await memory.get(key);
    if (own !== undefined) return own;
    const other = await readShared('read', key);
    if (other === undefined || restOf(other) < 1) return undefined;
    const { bytes, ...entry } = other;
    await memory.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }));
    return memory.get(key);
  },

  async set(key, pendingEntry) {
    const stored = await memory.set(key, pendingEntry);
    if (stored !== undefined) await share(key, stored).catch(() => undefined);
  },

  async updateTags(tags, durations) {
    await memory.updateTags(tags, durations);
    await invalidate(tags, durations);
  },
};

module.exports = isShared() ? shared : memory;
