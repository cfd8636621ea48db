import { municipalityKey } from '@/lib/content/catalogue/city-names';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { isDigits } from '@/lib/features/quote/deep-link';
import type { Named } from '@/lib/features/quote/state';
import { findByKey, findByWords } from '@/lib/features/quote/written-names';

/** A state or city with all the names that a link may use. */
export interface LinkedPlace extends Named {
  key?: string;
  shortname?: string;
}

/** Finds a state by id, key, current or former name, or abbreviation; never by a part of a name. */
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
  const key = stateKey(wanted);
  if (key === '') return undefined;
  return (
    states.find(({ name }) => stateKey(name) === key) ??
    states.find(({ shortname = '' }) => stateKey(shortname) === key)
  );
}

/** Finds a city by id, name, or words that only its name has; undefined for none or several. */
export function findLinkedCity<P extends Named>(
  cities: readonly P[],
  wanted: string,
  state: string,
): P | undefined {
  if (isDigits(wanted)) return cities.find(({ id }) => id === Number(wanted));
  const nameOf = ({ name }: P) => name;
  // The text may name the state, too: "Monterrey, N.L.".
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
