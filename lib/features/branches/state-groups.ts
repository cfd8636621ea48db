/** The branches of one state, under the name that visitors read. */
export interface StateGroup<B> {
  state: string;
  branches: B[];
}

/** The name of the last group. */
export const WITHOUT_STATE = 'Otras sucursales';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** '14 sucursales en 10 estados'; only known states count. */
export function countBranches(groups: StateGroup<unknown>[]): string {
  const count = groups.reduce((sum, { branches }) => sum + branches.length, 0);
  const states = groups.filter(({ state }) => state !== WITHOUT_STATE).length;
  const branches = counted(count, 'sucursal', 'sucursales');
  return states === 0 ? branches : `${branches} en ${counted(states, 'estado', 'estados')}`;
}
