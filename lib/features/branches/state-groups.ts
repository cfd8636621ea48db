import { stateKey } from '@/lib/content/catalogue/state-names';
import { stateName } from '@/lib/content/catalogue/states';

/** The branches of one state, under the name that visitors read. */
export interface StateGroup<B> {
  state: string;
  branches: B[];
}

/** The name of the last group. */
const WITHOUT_STATE = 'Otras sucursales';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Returns '14 sucursales en 10 estados'; only known states count. */
export function countBranches(groups: StateGroup<unknown>[]): string {
  const count = groups.reduce((sum, { branches }) => sum + branches.length, 0);
  const states = groups.filter(({ state }) => state !== WITHOUT_STATE).length;
  const branches = counted(count, 'sucursal', 'sucursales');
  return states === 0 ? branches : `${branches} en ${counted(states, 'estado', 'estados')}`;
}

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
