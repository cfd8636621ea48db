import 'server-only';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import type { SearchResult } from '@/lib/content/gateway/search';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';

/** Results that one search shows at most; whoever has more does better to ask more precisely. */
const SEARCH_MOST = 99;

/** A search result as its card shows it. */
export interface SearchCard {
  /** Unique among the results. */
  key: string;
  title: string;
  /** Where a click goes; absent for a module this site has no page for. */
  href?: string;
  /** The module as visitors know it. */
  module: string;
  date: string;
  isoDate?: string;
  /** 180 characters of the description without tags, plus '...' where it was cut. */
  excerpt: string;
  /** File key of the picture, '' for none. */
  file: string;
}

export interface SearchAnswer {
  /** Of everything found; `cards` holds the first `SEARCH_MOST`. */
  total: number;
  cards: SearchCard[];
}

type Target = { module: string; href: string };

/** Where each module's results lead (specification, section 2, "Search"). */
function targetOf({ modulo, titulo, id_table }: SearchResult): Target | undefined {
  switch (modulo.trim()) {
    case 'Blog':
      return { module: 'Noticias', href: routes.blogPostByTitle(titulo) };
    case 'Sala Prensa':
      return { module: 'Sala de Prensa', href: routes.pressItem(titulo) };
    case 'Bolsa Trabajo':
      return { module: 'Bolsa de trabajo', href: routes.vacancies() };
    case 'Sustentabilidad':
      return { module: 'Sustentabilidad', href: routes.programById(id_table) };
    default:
      return undefined;
  }
}

function searchCard(result: SearchResult, index: number): SearchCard {
  const iso = isoDate(result.fecha);
  return {
    key: `${index}-${result.id_table}`,
    title: result.titulo,
    ...(targetOf(result) ?? { module: result.modulo }),
    date: formatDate(result.fecha),
    ...(iso === undefined ? {} : { isoDate: iso }),
    excerpt: excerpt(result.descripcion),
    file: result.imagen,
  };
}

/** The gateway's results as cards, in its order. */
export function searchAnswer(results: readonly SearchResult[]): SearchAnswer {
  return { total: results.length, cards: results.slice(0, SEARCH_MOST).map(searchCard) };
}
