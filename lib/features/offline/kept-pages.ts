import { CACHE_PREFIX, INDEX_PATH } from '@/lib/features/offline/cache-names';
import { readIndex } from '@/lib/features/offline/page-index';

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string;
  title: string;
}

/** The pages that the visitor has seen and the device has kept, the latest first. */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const indexes = await Promise.all(
    names.map(async (name) => readIndex(await (await caches.open(name)).match(INDEX_PATH))),
  );
  const seen = indexes.flatMap(({ pages }) => pages).filter(({ seenAt }) => seenAt > 0);
  // The oldest first, so that of two releases the later title stays.
  const byPath = new Map(
    seen.toSorted((a, b) => a.seenAt - b.seenAt).map((one) => [one.path, one]),
  );
  return [...byPath.values()].toSorted((a, b) => b.seenAt - a.seenAt);
}
