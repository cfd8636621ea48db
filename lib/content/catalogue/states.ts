import rows from '@/data/states.json';
import { nameKey } from '@/lib/util/names';
import { stateKey } from './state-names';

/** A state of the catalogue (specification, section 3); `key` has two digits. */
export type CatalogueState = { id: number; key: string; name: string; shortname: string };

/** The catalogue's states; the one with id 0 is "Todo México". */
const states: readonly CatalogueState[] = rows;
const byKey = new Map(states.map((state) => [stateKey(state.name), state]));

/** Finds a state by id, key, name, other name or abbreviation, without accents, case and hyphens. */
export function findState(idKeyOrName: number | string): CatalogueState | undefined {
  if (typeof idKeyOrName === 'number') return states.find((state) => state.id === idKeyOrName);
  const wanted = nameKey(idKeyOrName);
  if (/^\d{1,2}$/.test(wanted)) return states.find((state) => state.id === Number(wanted));
  return byKey.get(stateKey(idKeyOrName));
}

/** Names that visitors read in place of the catalogue's. */
const CURRENT_NAMES = new Map([
  ['Distrito Federal', 'Ciudad de México'],
  ['México', 'Estado de México'],
]);

/** Returns the name of a state as visitors read it, for any of its names; other text is trimmed. */
export function stateName(written: string): string {
  const name = byKey.get(stateKey(written))?.name;
  return name === undefined ? written.trim() : (CURRENT_NAMES.get(name) ?? name);
}

const sorted = states
  .filter((state) => state.id !== 0)
  .sort((a, b) => stateName(a.name).localeCompare(stateName(b.name), 'es-MX'));

/** Returns the 32 states in the order of the names that visitors read, without "Todo México". */
export const listStates = (): readonly CatalogueState[] => sorted;

/** Returns choices in their order, and numbers those with the same name, so that each can be chosen. */
export function numberedTwins<C extends { name: string }>(choices: readonly C[]): C[] {
  const byName = Map.groupBy(choices, ({ name }) => nameKey(name));
  return choices.map((choice) => {
    const twins = byName.get(nameKey(choice.name)) ?? [];
    if (twins.length < 2) return choice;
    return { ...choice, name: `${choice.name} (${twins.indexOf(choice) + 1})` };
  });
}

/** Returns states as choices in their order, by the names that visitors read. */
export const stateChoices = <S extends { name: string }>(states: readonly S[]): S[] =>
  numberedTwins(states.map((state) => ({ ...state, name: stateName(state.name) })));
