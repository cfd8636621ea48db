import 'server-only';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { html } from '@/lib/content/gateway/fields';
import type { SearchResult } from '@/lib/content/gateway/search';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
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

type Target = { module: string; href: string };

/** The page of a record that shares its title with another. */
export type PageOfNamesake = (kind: 'news' | 'press', id: number) => string | undefined;

/** Specification, section 2, "Search". */
function targetOf(result: SearchResult, pageOf: PageOfNamesake): Target | undefined {
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

function searchCard(result: SearchResult, index: number, pageOf: PageOfNamesake): SearchCard {
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
  pageOf: PageOfNamesake,
): GatewaySearch {
  const cards = results.slice(0, most).map((result, index) => searchCard(result, index, pageOf));
  return { total: results.length, cards };
}
