import { nameKey } from '@/lib/util/names';
import { stateName } from './states';

/** Choices in their order; those of one name are numbered, so that each can be chosen. */
export function numberedTwins<C extends { name: string }>(choices: readonly C[]): C[] {
  const byName = Map.groupBy(choices, ({ name }) => nameKey(name));
  return choices.map((choice) => {
    const twins = byName.get(nameKey(choice.name)) ?? [];
    if (twins.length < 2) return choice;
    return { ...choice, name: `${choice.name} (${twins.indexOf(choice) + 1})` };
  });
}

/** States as choices in their order, by the names that visitors read. */
export const stateChoices = <S extends { name: string }>(states: readonly S[]): S[] =>
  numberedTwins(states.map((state) => ({ ...state, name: stateName(state.name) })));
