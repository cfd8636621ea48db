import { type LinkedLine } from '@/lib/features/quote/deep-link';
import {
  findLinkedCity,
  findLinkedState,
  type LinkedPlace,
} from '@/lib/features/quote/linked-place';
import type { Named } from '@/lib/features/quote/state';
import { routes } from '@/lib/server/routing/routes';
import { nameSlug } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';

/** What a link to the wizard has chosen so far. */
export interface QuoteTarget {
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
