import type { Named } from '@/lib/features/quote/state';
import { findByKey, findByWords } from '@/lib/features/quote/written-names';
import { decoded } from '@/lib/util/urls.mts';

/** A marketing link: `?servicio=…&estado=…&ciudad=…`; missing parameters are ''. */
export interface QuoteLink {
  service: string;
  state: string;
  city: string;
}

/** The longest parameter; no name is longer. */
const MAX_LENGTH = 300;

/** Some programs still write `%F3` (Latin-1) for ó. */
const OLD_BYTE = /%([89a-f][\da-f])/gi;

const asUtf8 = (pair: string) =>
  pair.replace(OLD_BYTE, (_, hex: string) =>
    encodeURIComponent(String.fromCharCode(parseInt(hex, 16))),
  );

function readPair(pair: string): [name: string, value: string] {
  const [read = ['', '']] = new URLSearchParams(pair);
  if (!read[1].includes('\ufffd')) return read;
  const [reread = read] = new URLSearchParams(asUtf8(pair));
  return reread;
}

function readParameters(search: string): Map<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').map(readPair);
  return new Map(pairs.toReversed().map(([name, value]) => [name.toLowerCase(), value]));
}

/** Parses a link's query; undefined without any known parameter. */
export function parseQuoteLink(search: string): QuoteLink | undefined {
  const parameters = readParameters(search);
  const read = (name: string) => {
    const given = parameters.get(name) ?? '';
    const value = (decoded(given) ?? given).trim();
    return value.length <= MAX_LENGTH ? value : '';
  };
  const link = { service: read('servicio'), state: read('estado'), city: read('ciudad') };
  return link.service || link.state ? link : undefined;
}

/** A line with all the names that a link may use. */
export interface LinkedLine extends Named {
  url: string;
  route: string;
}

/** Returns whether a text is an id. */
export const isDigits = (text: string) => /^\d+$/.test(text);

const lastPart = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/**
 * Finds a line by id, url, route, URL, name, or words that only its name has; undefined for none or several.
 */
export function findLinkedLine<L extends LinkedLine>(
  lines: readonly L[],
  wanted: string,
): L | undefined {
  if (isDigits(wanted)) return lines.find((line) => line.id === Number(wanted));
  for (const text of [wanted, lastPart(wanted)]) {
    const found =
      findByKey(lines, text, ({ url }) => url) ??
      findByKey(lines, text, ({ route }) => route) ??
      findByKey(lines, text, ({ name }) => name) ??
      findByWords(lines, text, ({ name, url, route }) => `${name} ${url} ${route}`);
    if (found) return found;
  }
  return undefined;
}
