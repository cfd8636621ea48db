import { CACHE_PREFIX, readIndex, type IndexedPage } from '@/lib/features/offline/page-index';

/** A page that can be read without a connection. */
export type KeptPage = Pick<IndexedPage, 'path' | 'title'>;

/** The pages that the visitor has seen and the device has kept, the latest first. */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const indexes = await Promise.all(names.map(async (name) => readIndex(await caches.open(name))));
  const seen = indexes.flatMap(({ pages }) => pages).filter(({ seenAt }) => seenAt > 0);
  const latest = seen.toSorted((a, b) => b.seenAt - a.seenAt);
  // Of two releases the later title stays.
  return latest.filter(({ path }, at) => latest.findIndex((one) => one.path === path) === at);
}
