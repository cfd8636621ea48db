import rows from '@/data/states.json';
import { looseKey, nameKey } from '@/lib/util/name-keys';
import { stateKey } from './state-names';

/** A state of the static catalogue (specification, section 3). `key` has two digits. */
export type State = { id: number; key: string; name: string; shortname: string };

const states: readonly State[] = rows;

/** All 33 entries in the order of their ids, 0 ("Todo México") included: a filter's choices. */
export function allStates(): readonly State[] {
  return states;
}

/** The 32 states in the order of their keys, without "Todo México". */
export function listStates(): readonly State[] {
  return states.filter((state) => state.id !== 0);
}

/**
 * One state by id (`19`), key or id as text (`'19'`, `'09'`, `'9'`), name, other name in use or
 * abbreviation (accents, letter case and hyphens do not matter). `undefined` where there is none.
 */
export function findState(idKeyOrName: number | string): State | undefined {
  if (typeof idKeyOrName === 'number') return states.find((state) => state.id === idKeyOrName);
  const wanted = nameKey(idKeyOrName);
  if (/^\d{1,2}$/.test(wanted)) return states.find((state) => state.id === Number(wanted));
  const key = stateKey(idKeyOrName);
  if (key === '') return undefined;
  return (
    states.find((state) => stateKey(state.name) === key) ??
    states.find((state) => looseKey(state.shortname) === key)
  );
}
