import 'server-only';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { searchSite, type SearchResult } from '@/lib/content/gateway/search';
import { excerpt } from '@/lib/content/html/text';
import { pageOfDuplicate } from '@/lib/features/search/entry-index';
import { siteIndex } from '@/lib/features/search/site-index';
import { routes } from '@/lib/server/routing/routes';
import { cardDate } from '@/lib/util/format/dates';
import { normalizeText } from '@/lib/util/text';
import { looseKey } from '@/lib/util/names';

/** A hit of the gateway's search, as the page shows it. */
export interface SearchCard {
  key: string;
  title: string;
  /** Absent for a module without a page on this site. */
  href?: string;
  module: string;
  date: string;
  isoDate?: string;
  /** A text of at most 180 characters without tags, plus '...' if cut. */
  excerpt: string;
  file: string;
}

/** The gateway's results among news, press and programs. */
export interface GatewaySearch {
  /** All results; `cards` holds the first of them. */
  total: number;
  cards: SearchCard[];
}

/** A lookup of the page of a record that its title does not identify. */
type PageOf = (kind: 'news' | 'press' | 'vacancy', id: number) => string | undefined;

/** Returns the label and the page of a result (specification, section 2, "Search"). */
function targetOf(result: SearchResult, pageOf: PageOf) {
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
      return { module: 'Bolsa de trabajo', href: pageOf('vacancy', id_table) };
    case 'sustentabilidad':
      return { module: 'Sostenibilidad', href: routes.programById(id_table) };
    default:
      return undefined;
  }
}

function searchCard(result: SearchResult, index: number, pageOf: PageOf): SearchCard {
  return {
    key: `${index}-${result.id_table}`,
    title: result.titulo,
    ...(targetOf(result, pageOf) ?? { module: result.modulo }),
    ...cardDate(result.fecha),
    excerpt: excerpt(result.descripcion),
    file: result.imagen,
  };
}

/** Returns the gateway's first `most` results as cards, in its order. */
export function searchCards(
  results: readonly SearchResult[],
  most: number,
  pageOf: PageOf,
): GatewaySearch {
  const cards = results.slice(0, most).map((result, index) => searchCard(result, index, pageOf));
  return { total: results.length, cards };
}

/** Returns the gateway's first `most` hits as cards; null for a search that failed. */
export async function searchGateway(term: string, most: number): Promise<GatewaySearch | null> {
  const [hits, index] = await Promise.all([searchSite(normalizeText(term)), siteIndex()]);
  if (hits.status === 'unavailable') return null;
  return searchCards(listOrEmpty(hits), most, (kind, id) => {
    if (kind === 'vacancy') return routes.vacancies({ id, search: term });
    return index && pageOfDuplicate(index, kind, id);
  });
}
