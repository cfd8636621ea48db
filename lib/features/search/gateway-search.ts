import 'server-only';
import { LRUCache } from 'lru-cache';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { searchCards, type GatewaySearch, type PageOfNamesake } from '@/lib/features/search/cards';
import { pageOfNamesake, type SiteIndex } from '@/lib/features/search/engine';
import { contentVersion } from '@/lib/server/cache/tag-times.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

/** As long as browsers and the edge keep the response. In ms. */
const KEPT_MS = 30_000;
/** Half a kilobyte each. */
const MOST_CARDS = 5_000;

const kept = globalSingleton(
  'gateway-searches',
  () =>
    new LRUCache<string, GatewaySearch>({
      maxSize: MOST_CARDS,
      sizeCalculation: ({ cards }) => cards.length + 1,
      ttl: KEPT_MS,
      // What visitors typed does not stay.
      ttlAutopurge: true,
    }),
);

/**
 * The gateway's first `most` hits as cards; null for a search that failed. Those of a term just asked for are
 * kept until content changes: thousands of hits take 50 ms of the thread to parse.
 */
export async function searchGateway(
  term: string,
  most: number,
  reading: Promise<SiteIndex | undefined>,
): Promise<GatewaySearch | null> {
  const key = `${contentVersion()} ${most} ${term}`;
  const known = kept.get(key);
  if (known) return known;
  const [hits, index] = await Promise.all([searchSite(term), reading]);
  if (hits.status === 'unavailable') return null;
  const namesakeOf: PageOfNamesake = (kind, id) => index && pageOfNamesake(index, kind, id);
  const found = searchCards(listOrEmpty(hits), most, namesakeOf);
  // Without the index a card may lead to a namesake's page.
  if (index) kept.set(key, found);
  return found;
}
