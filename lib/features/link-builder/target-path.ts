import type { TargetChoices } from '@/lib/features/link-builder/choices';
import type { LinkedLine } from '@/lib/features/quote/deep-link';
import {
  findLinkedCity,
  findLinkedState,
  type LinkedPlace,
} from '@/lib/features/quote/linked-place';
import type { Named } from '@/lib/features/quote/state';
import { pageHash } from '@/lib/features/reports/flipbook/page-address';
import { addCampaign } from '@/lib/server/routing/campaign-query';
import { classifyPath } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { nameSlug } from '@/lib/util/name-keys';
import { parseUrl } from '@/lib/util/parse-url';
import { trimSlug } from '@/lib/util/trim-slug';

/** What somebody pasted, read as an address. */
export type ReadAddress =
  /** Of this site: path, query and fragment. */
  { kind: 'own'; path: string } | { kind: 'foreign'; host: string } | { kind: 'none' };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `sitio.example/x` and `localhost:3000`. */
const HOST = /^[^/?#\s]+(?:\.[^/?#\s]|:\d)[^/?#\s]*(?:[/?#]|$)/;

const hostKey = ({ host }: URL) => host.toLowerCase().replace(/^www\./, '');

function parse(text: string, site: string): URL | null {
  if (/^\/(?![/\\])/.test(text)) return parseUrl(text, site);
  if (/^https?:/i.test(text)) return parseUrl(text);
  // "sitio.example:80" looks like a scheme.
  return HOST.test(text) && !/^[a-z]+:(?!\d)/i.test(text) ? parseUrl(`https://${text}`) : null;
}

/**
 * Reads an address as people type or paste it: complete, without its scheme, or from its path on.
 *
 * @param site the site's own address.
 */
export function readAddress(text: string, site: string): ReadAddress {
  const trimmed = text.trim();
  const url = parse(trimmed, site);
  if (!url) return SCHEME.test(trimmed) ? { kind: 'foreign', host: trimmed } : { kind: 'none' };
  if (hostKey(url) !== hostKey(new URL(site))) return { kind: 'foreign', host: url.host };
  return { kind: 'own', path: url.pathname + url.search + url.hash };
}

/** A page of a report; 1 for anything that is none. */
const pageNumber = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Parameters that another campaign has left in a pasted address. */
const OTHER_CAMPAIGN = /[?&]utm_[^&#]*/g;

/** The address of a page of this site, as canonical path, query and fragment; undefined for others. */
export function ownPage(text: string, site: string): string | undefined {
  const read = readAddress(text, site);
  if (read.kind !== 'own') return undefined;
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(read.path) ?? [];
  const page = classifyPath(path);
  if (page.kind === 'unknown') return undefined;
  const own = query.replace(OTHER_CAMPAIGN, '').replace(/^&/, '?').replace(/^\?$/, '');
  return (page.kind === 'moved' ? page.path : path) + own + fragment;
}

/**
 * The path that a target stands at, with its query and fragment; undefined while it is not chosen.
 * The wizard's needs its lists: `quotePath`.
 *
 * @param site the site's own address.
 */
export function targetPath(target: TargetChoices, site: string): string | undefined {
  switch (target.tipo) {
    case 'pagina':
    case 'zona':
    case 'pregunta':
      return ownPage(target[target.tipo], site);
    case 'informe': {
      const report = ownPage(target.informe, site)?.replace(/#.*$/s, '');
      const page = pageNumber(target.hoja);
      return report && report + (page > 1 ? pageHash(page) : '');
    }
    case 'noticias':
      return routes.news({ page: 1, buscar: target.buscar, estado: target.ubicacion });
    case 'mapa':
      return routes.map(target.modo === 'lineas' ? 'lineas' : undefined);
    case 'cotizador':
      return undefined;
  }
}

/** What a link to the wizard has chosen so far. */
interface QuoteTarget {
  line: LinkedLine;
  state?: LinkedPlace | undefined;
  city?: Named | undefined;
  /** The lists that the link's words are found in. */
  states: readonly LinkedPlace[];
  cities: readonly Named[];
}

/** A name as a word of a link, its id where the wizard would not find the name again. */
const word = (place: Named, find: (word: string) => Named | undefined) => {
  const slug = nameSlug(place.name);
  return find(slug)?.id === place.id ? slug : String(place.id);
};

/** The link that opens the wizard with a line and, where they are chosen, state and city. */
export function quotePath({ line, state, city, states, cities }: QuoteTarget): string {
  return routes.quoteWith({
    service: trimSlug(line.url) || String(line.id),
    state: state ? word(state, (name) => findLinkedState(states, name)) : '',
    city: state && city ? word(city, (name) => findLinkedCity(cities, name, state.name)) : '',
  });
}

/** What is said where nobody serves a city with a line. */
export const noCoverage = (line: Named, city: Named, state: Named): string =>
  `${line.name} no tiene cobertura en ${city.name}, ${state.name}. Elija otra ciudad, o deje solo la línea.`;

/** The absolute address of a target with its campaign. @param campaign of `readCampaign`. */
export function linkAddress(path: string, campaign: string, site: string): string {
  return new URL(addCampaign(path, campaign), site).href;
}
