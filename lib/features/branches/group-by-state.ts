import { stateKey } from '@/lib/content/catalogue/state-names';
import { stateName } from '@/lib/content/catalogue/states';
import { WITHOUT_STATE, type StateGroup } from '@/lib/features/branches/state-groups';

/** Groups branches by `ubication.state`, sorted in Spanish; those without one come last. */
export function groupByState<B extends { name: string; ubication: { state: string } }>(
  branches: readonly B[],
): StateGroup<B>[] {
  const collator = new Intl.Collator('es-MX');
  const groups = Map.groupBy(branches, ({ ubication }) => stateKey(ubication.state));
  return [...groups]
    .map(
      ([key, members]) => [key && stateName(members[0]?.ubication.state ?? ''), members] as const,
    )
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || collator.compare(a, b))
    .map(([state, members]) => ({
      state: state || WITHOUT_STATE,
      branches: members.toSorted((a, b) => collator.compare(a.name, b.name)),
    }));
}
