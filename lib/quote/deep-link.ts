import { nameKey } from '@/lib/catalogue/names';
import type { Named } from '@/lib/quote/state';

/** What a marketing link asks for: `?servicio=…&estado=…&ciudad=…`; '' where it is silent. */
export interface QuoteLink {
  service: string;
  state: string;
  city: string;
}

/** No name is longer; a longer text is no name. */
const MAX_LENGTH = 300;

/** Reads the query of a link; undefined where it asks for nothing the wizard knows. */
export function parseQuoteLink(search: string): QuoteLink | undefined {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => {
    const value = (parameters.get(name) ?? '').trim();
    return value.length <= MAX_LENGTH ? value : '';
  };
  const link = { service: read('servicio'), state: read('estado'), city: read('ciudad') };
  return link.service || link.state ? link : undefined;
}

/** A business line as a link may call it. */
export interface LinkedLine extends Named {
  url: string;
  route: string;
}

/** A state or city as a link may call it. */
export interface LinkedPlace extends Named {
  key?: string;
  shortname?: string;
}

const isDigits = (text: string) => /^\d+$/.test(text);

/** The line meant by an id, url, route or name; undefined where there is none. */
export function findLinkedLine<L extends LinkedLine>(
  lines: readonly L[],
  wanted: string,
): L | undefined {
  if (wanted === '') return undefined;
  if (isDigits(wanted)) return lines.find((line) => line.id === Number(wanted));
  const key = nameKey(wanted.replace(/^\/+|\/+$/g, ''));
  if (key === '') return undefined;
  return lines.find((line) =>
    [line.url, line.route, line.name].some((name) => nameKey(name) === key),
  );
}

/** The state or city meant by an id, key, name or abbreviation; undefined where there is none. */
export function findLinkedPlace<P extends LinkedPlace>(
  places: readonly P[],
  wanted: string,
): P | undefined {
  if (wanted === '') return undefined;
  if (isDigits(wanted)) {
    return (
      places.find((place) => place.id === Number(wanted)) ??
      places.find((place) => place.key === wanted)
    );
  }
  const key = nameKey(wanted);
  return (
    places.find((place) => nameKey(place.name) === key) ??
    places.find((place) => place.shortname && nameKey(place.shortname) === key)
  );
}
