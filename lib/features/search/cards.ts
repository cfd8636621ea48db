import 'server-only';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import type { SearchResult } from '@/lib/content/gateway/search';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';

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

export interface GatewaySearch {
  /** All results; `cards` holds the first of them. */
  total: number;
  cards: SearchCard[];
}

type Target = { module: string; href: string };

/** Specification, section 2, "Search". */
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

/** The gateway's first `most` results as cards, in its order. */
export function searchCards(results: readonly SearchResult[], most: number): GatewaySearch {
  return { total: results.length, cards: results.slice(0, most).map(searchCard) };
}
