import rows from '@/data/states.json';
import { nameKey } from './names';

/** A state of the static catalogue (specification, section 3). `key` has two digits. */
export type State = { id: number; key: string; name: string; shortname: string };

const states: readonly State[] = rows;

/** Other names in use, official or everyday ones, beside those the catalogue shows. */
const ALIASES: Readonly<Record<string, number>> = {
  'coahuila de zaragoza': 5,
  'ciudad de mexico': 9,
  cdmx: 9,
  'estado de mexico': 15,
  'michoacan de ocampo': 16,
  'veracruz de ignacio de la llave': 30,
};

/** All 33 entries in the order of their ids, 0 ("Todo México") included: a filter's choices. */
export function allStates(): readonly State[] {
  return states;
}

/** The 32 states in the order of their keys: a form's choices, where "Todo México" is none. */
export function listStates(): readonly State[] {
  return states.filter((state) => state.id !== 0);
}

/**
 * One state by id (`19`), key or id as text (`'19'`, `'09'`, `'9'`), name, other name in use or
 * abbreviation (accents and letter case do not matter). `undefined` where there is none.
 */
export function findState(idKeyOrName: number | string): State | undefined {
  if (typeof idKeyOrName === 'number') return states.find((state) => state.id === idKeyOrName);
  const wanted = nameKey(idKeyOrName);
  if (/^\d{1,2}$/.test(wanted)) return states.find((state) => state.id === Number(wanted));
  if (wanted === '') return undefined;
  return (
    states.find((state) => nameKey(state.name) === wanted) ??
    states.find((state) => state.id === ALIASES[wanted]) ??
    states.find((state) => nameKey(state.shortname) === wanted)
  );
}
