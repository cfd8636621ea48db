/**
 * Where results of `'use cache'` functions are kept: Next's own store in memory, and behind it,
 * where several instances share a Redis, what another instance has read.
 */
const { createDefaultCacheHandler } = require('next/dist/server/lib/cache-handlers/default');
const { isShared } = require('./redis-client.cjs');
const { readShared, writeShared } = require('./shared-entries.cjs');
const { invalidate, isKnown, whenKnown } = require('./shared-tags.cjs');
const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const MEMORY_BYTES = 50 * 1024 * 1024;
/**
 * Shorter lives are those of missing and unavailable (lifetimes.ts): quickly asked anew, known
 * better by another instance, and without number where somebody makes up addresses. Seconds.
 */
const MIN_SHARED_LIFETIME = 60;

const memory = createDefaultCacheHandler(MEMORY_BYTES);

const streamOf = (bytes) => new Blob([bytes]).stream();
const bytesOf = async (stream) => Buffer.from(await new Response(stream).arrayBuffer());
/** Milliseconds for which the memory would still serve the entry. */
const restOf = (entry) => entry.timestamp + entry.revalidate * 1000 - Date.now();

async function share(key, entry) {
  if (entry.revalidate < MIN_SHARED_LIFETIME) return;
  const { value, ...rest } = entry;
  const bytes = await bytesOf(value);
  // Begun before an invalidation, ended after it: it tells what was.
  if (areTagsExpired(entry.tags, entry.timestamp)) return;
  await writeShared('read', key, { ...rest, bytes }, entry.tags, restOf(entry));
}

const shared = {
  ...memory,

  async get(key, softTags) {
    if (!isKnown()) await whenKnown();
    const own = await memory.get(key, softTags);
    if (own !== undefined) return own;
    const other = await readShared('read', key);
    if (other === undefined || restOf(other) < 1) return undefined;
    const { bytes, ...entry } = other;
    await memory.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }));
    return memory.get(key, softTags);
  },

  async set(key, pendingEntry) {
    const forMemory = pendingEntry.then((entry) => {
      const [value, copy] = entry.value.tee();
      return { memory: { ...entry, value }, copy: { ...entry, value: copy } };
    });
    await Promise.all([
      memory.set(
        key,
        forMemory.then((entries) => entries.memory),
      ),
      forMemory.then((entries) => share(key, entries.copy)).catch(() => undefined),
    ]);
  },

  async updateTags(tags, durations) {
    await memory.updateTags(tags, durations);
    await invalidate(tags, durations);
  },
};

module.exports = isShared() ? shared : memory;
