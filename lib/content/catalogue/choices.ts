import 'server-only';
import { nameKey } from '@/lib/util/name-keys';
import { stateName } from './states';

const collator = new Intl.Collator('es-MX');

/** Choices in Spanish alphabetical order. Server only: collation data loads slowly in browsers. */
export function inNameOrder<C extends { name: string }>(choices: readonly C[]): C[] {
  return choices.toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Choices in their order; those of one name are numbered, so that each can be chosen. */
export function numberedTwins<C extends { name: string }>(choices: readonly C[]): C[] {
  const byName = Map.groupBy(choices, ({ name }) => nameKey(name));
  return choices.map((choice) => {
    const twins = byName.get(nameKey(choice.name)) ?? [];
    if (twins.length < 2) return choice;
    return { ...choice, name: `${choice.name} (${twins.indexOf(choice) + 1})` };
  });
}

/** States as choices in their order, by current names where these tell them apart. */
export function stateChoices<S extends { name: string }>(states: readonly S[]): S[] {
  const byName = Map.groupBy(states, ({ name }) => stateName(name));
  return numberedTwins(
    states.map((state) => {
      const name = stateName(state.name);
      return byName.get(name)?.length === 1 ? { ...state, name } : state;
    }),
  );
}
