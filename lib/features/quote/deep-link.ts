import { municipalityKey } from '@/lib/content/catalogue/city-names';
import { stateKey } from '@/lib/content/catalogue/state-names';
import type { Named } from '@/lib/features/quote/state';
import { findByKey, findByWords } from '@/lib/features/quote/written-names';

/** A marketing link: `?servicio=…&estado=…&ciudad=…`; '' for what is absent. */
export interface QuoteLink {
  service: string;
  state: string;
  city: string;
}

/** Longer than any name. */
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

function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Parses a link's query; undefined without any known parameter. */
export function parseQuoteLink(search: string): QuoteLink | undefined {
  const parameters = readParameters(search);
  const read = (name: string) => {
    const value = decodedOnce(parameters.get(name) ?? '').trim();
    return value.length <= MAX_LENGTH ? value : '';
  };
  const link = { service: read('servicio'), state: read('estado'), city: read('ciudad') };
  return link.service || link.state ? link : undefined;
}

export interface LinkedLine extends Named {
  url: string;
  route: string;
}

export interface LinkedPlace extends Named {
  key?: string;
  shortname?: string;
}

const isDigits = (text: string) => /^\d+$/.test(text);

const lastPart = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/** By id, url, route, URL, name, or words that only its name has; undefined for none or several. */
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

/** "Estado de" before a name, except "Estado de México". */
const STATE_OF = /^\s*(?:estado|edo\.?)[\s_-]+de[\s_-]+(?!m[eé]x)/i;

/** By id, key, current or former name, or abbreviation. Partial names do not match. */
export function findLinkedState<P extends LinkedPlace>(
  states: readonly P[],
  wanted: string,
): P | undefined {
  if (isDigits(wanted)) {
    const byId = states.find(({ id }) => id === Number(wanted));
    const byKey = states.find(({ key }) => key === wanted);
    // Ids never begin with 0; one-digit keys do.
    return wanted.startsWith('0') ? (byKey ?? byId) : (byId ?? byKey);
  }
  // "Nuevo León, México"
  const [first = ''] = wanted.split(',');
  const key = stateKey(first.replace(STATE_OF, ''));
  if (key === '') return undefined;
  return (
    states.find(({ name }) => stateKey(name) === key) ??
    states.find(({ shortname = '' }) => stateKey(shortname) === key)
  );
}

/** The city of an id, a name, or words that only its name has; undefined for none or several. */
export function findLinkedCity<P extends Named>(
  cities: readonly P[],
  wanted: string,
  state: string,
): P | undefined {
  if (isDigits(wanted)) return cities.find(({ id }) => id === Number(wanted));
  const nameOf = ({ name }: P) => name;
  // "Monterrey, N.L."
  const [first = ''] = wanted.split(',');
  for (const text of [wanted, first]) {
    const found =
      findByKey(cities, text, nameOf) ??
      findByKey(cities, municipalityKey(state, text), nameOf) ??
      findByWords(cities, text, nameOf);
    if (found) return found;
  }
  return undefined;
}
