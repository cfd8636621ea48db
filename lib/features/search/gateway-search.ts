import 'server-only';
import { LRUCache } from 'lru-cache';
import { html } from '@/lib/content/gateway/fields';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { searchSite, type SearchResult } from '@/lib/content/gateway/search';
import { excerpt } from '@/lib/content/html/text';
import { pageOfDuplicate, type SiteIndex } from '@/lib/features/search/entry-index';
import { contentVersion } from '@/lib/server/cache/tag-times.mts';
import { routes } from '@/lib/server/routing/routes';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { globalSingleton } from '@/lib/util/global-singleton';
import { looseKey } from '@/lib/util/name-keys';

/** A hit of the gateway's search, as the page shows it. */
export interface SearchCard {
  key: string;
  title: string;
  /** Absent for a module without a page on this site. */
  href?: string;
  module: string;
  date: string;
  isoDate?: string;
  /** At most 180 characters without tags, plus '...' if cut. */
  excerpt: string;
  file: string;
}

/** What the gateway found among news, press and programs. */
export interface GatewaySearch {
  /** All results; `cards` holds the first of them. */
  total: number;
  cards: SearchCard[];
}

/** The page of a record that shares its title with another. */
type PageOfDuplicate = (kind: 'news' | 'press', id: number) => string | undefined;

/** Specification, section 2, "Search". */
function targetOf(result: SearchResult, pageOf: PageOfDuplicate) {
  const { modulo, titulo, id_table } = result;
  switch (looseKey(modulo)) {
    case 'blog':
      return { module: 'Noticias', href: pageOf('news', id_table) ?? routes.blogPostNamed(titulo) };
    case 'salaprensa':
      return {
        module: 'Sala de Prensa',
        href: pageOf('press', id_table) ?? routes.pressItem(titulo),
      };
    case 'bolsatrabajo':
      return { module: 'Bolsa de trabajo', href: routes.vacancies() };
    case 'sustentabilidad':
      return { module: 'Sustentabilidad', href: routes.programById(id_table) };
    default:
      return undefined;
  }
}

function searchCard(result: SearchResult, index: number, pageOf: PageOfDuplicate): SearchCard {
  const iso = isoDate(result.fecha);
  return {
    key: `${index}-${result.id_table}`,
    title: result.titulo,
    ...(targetOf(result, pageOf) ?? { module: result.modulo }),
    date: formatDate(result.fecha),
    ...(iso === undefined ? {} : { isoDate: iso }),
    excerpt: excerpt(html.parse(result.descripcion)),
    file: result.imagen,
  };
}

/** The gateway's first `most` results as cards, in its order. */
export function searchCards(
  results: readonly SearchResult[],
  most: number,
  pageOf: PageOfDuplicate,
): GatewaySearch {
  const cards = results.slice(0, most).map((result, index) => searchCard(result, index, pageOf));
  return { total: results.length, cards };
}

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
  const pageOf: PageOfDuplicate = (kind, id) => index && pageOfDuplicate(index, kind, id);
  const found = searchCards(listOrEmpty(hits), most, pageOf);
  // Without the index a card may lead to the page of another record with the same title.
  if (index) kept.set(key, found);
  return found;
}
