import rows from '@/data/states.json';
import { looseKey, nameKey } from '@/lib/util/name-keys';
import { stateKey } from './state-names';

/** A state of the catalogue (specification, section 3); `key` has two digits. */
export type State = { id: number; key: string; name: string; shortname: string };

/** By id; 0 is "Todo México". */
const states: readonly State[] = rows;
const byName = new Map(states.map((state) => [stateKey(state.name), state]));
const byShortname = new Map(states.map((state) => [looseKey(state.shortname), state]));

/** The 32 states, without "Todo México". */
export function listStates(): readonly State[] {
  return states.filter((state) => state.id !== 0);
}

/** One state by id, key, name, other name or abbreviation, without accents, case and hyphens. */
export function findState(idKeyOrName: number | string): State | undefined {
  if (typeof idKeyOrName === 'number') return states.find((state) => state.id === idKeyOrName);
  const wanted = nameKey(idKeyOrName);
  if (/^\d{1,2}$/.test(wanted)) return states.find((state) => state.id === Number(wanted));
  const key = stateKey(idKeyOrName);
  return key === '' ? undefined : (byName.get(key) ?? byShortname.get(key));
}
