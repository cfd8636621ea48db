import { busyPage } from '../response/busy-page.mts';
import { APP_PAGE, type CacheHandlerValue } from './next-internals.mts';

/** The busy page as a new cache entry: Next measures its age from `lastModified`. */
export function busyEntry(): CacheHandlerValue {
  return {
    lastModified: Date.now(),
    cacheControl: { revalidate: 1, expire: 1 },
    value: {
      kind: APP_PAGE,
      ...busyPage,
      headers: { ...busyPage.headers },
      // The router treats empty data as a failure and requests the page itself.
      rscData: Buffer.alloc(0),
      postponed: undefined,
      segmentData: undefined,
    },
  };
}
