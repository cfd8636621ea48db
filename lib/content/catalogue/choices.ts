import 'server-only';
import { looseKey } from '@/lib/util/name-keys';
import { shownStateName } from './state-names';

const collator = new Intl.Collator('es-MX');

/** Choices in Spanish alphabetical order. Server only: collation data loads slowly in browsers. */
export function inNameOrder<C extends { name: string }>(choices: readonly C[]): C[] {
  return choices.toSorted((a, b) => collator.compare(a.name, b.name));
}

/** States as choices: current names, 'Todo México' first. */
export function stateChoices<S extends { name: string }>(states: readonly S[]): S[] {
  const shown = states.map((state) => ({ ...state, name: shownStateName(state.name) }));
  const isAll = ({ name }: S) => looseKey(name) === 'todomexico';
  return [...shown.filter(isAll), ...inNameOrder(shown.filter((state) => !isAll(state)))];
}
