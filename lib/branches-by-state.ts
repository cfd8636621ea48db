import { shownStateName } from '@/lib/catalogue/state-names';

/** Branches under their states, states and branches in Spanish alphabetical order. */
export interface StateGroup<B> {
  state: string;
  branches: B[];
}

const collator = new Intl.Collator('es-MX');

/** Groups branches by `ubication.state`; those without one come last, under 'Otras sucursales'. */
export function groupByState<B extends { name: string; ubication: { state: string } }>(
  branches: B[],
): StateGroup<B>[] {
  const groups = Map.groupBy(branches, ({ ubication }) => shownStateName(ubication.state.trim()));
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || collator.compare(a, b))
    .map(([state, members]) => ({
      state: state || 'Otras sucursales',
      branches: members.toSorted((a, b) => collator.compare(a.name, b.name)),
    }));
}
