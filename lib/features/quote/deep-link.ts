import { municipalityKey } from '@/lib/content/catalogue/city-names';
import { stateKey } from '@/lib/content/catalogue/state-names';
import type { Named } from '@/lib/features/quote/state';
import { findByKey, findByWords } from '@/lib/features/quote/written-names';

/** What a marketing link asks for: `?servicio=…&estado=…&ciudad=…`; '' where it is silent. */
export interface QuoteLink {
  service: string;
  state: string;
  city: string;
}

/** No name is longer; a longer text is no name. */
const MAX_LENGTH = 300;

/** Some programs still write `%F3` for ó, which is no UTF-8. */
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

/** The parameters by their names in lower case; the first of a name counts. */
function readParameters(search: string): Map<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').map(readPair);
  return new Map(pairs.toReversed().map(([name, value]) => [name.toLowerCase(), value]));
}

/** A value that was encoded twice, once more decoded. */
function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads the query of a link; undefined where it asks for nothing the wizard knows. */
export function parseQuoteLink(search: string): QuoteLink | undefined {
  const parameters = readParameters(search);
  const read = (name: string) => {
    const value = decodedOnce(parameters.get(name) ?? '').trim();
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

/** The last part of an address: of a link to the line's own page. */
const lastPart = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/**
 * The line meant by an id, url, route, address or name, or by words that only its name has.
 * Undefined where there is none, and where there are several.
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

/** "Estado de" before a name, but for the one that is called so. */
const STATE_OF = /^\s*(?:estado|edo\.?)[\s_-]+de[\s_-]+(?!m[eé]x)/i;

/**
 * The state meant by an id, key, name of old or today, or abbreviation; undefined where there is
 * none. Part of a name is none: 'León' is no state.
 */
export function findLinkedState<P extends LinkedPlace>(
  states: readonly P[],
  wanted: string,
): P | undefined {
  if (isDigits(wanted)) {
    const byId = states.find(({ id }) => id === Number(wanted));
    const byKey = states.find(({ key }) => key === wanted);
    // No id begins with 0; keys of one digit do.
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

/**
 * The city meant by an id, a name, or words that only its name has; undefined where there is none,
 * and where there are several.
 *
 * @param state the name of the state whose cities these are.
 */
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
