import { branchIndexPage } from '@/lib/features/branches/pagination';
import { groupByState, countBranches } from '@/lib/features/branches/state-groups';

const branches = Array.from({ length: 50 }, (_, at) => ({
  name: `Sucursal ${String(at).padStart(2, '0')}`,
  ubication: { state: at < 30 ? 'Campeche' : 'Yucatán' },
}));
const names = (page: number) =>
  branchIndexPage(branches, page)?.groups.flatMap((group) =>
    group.branches.map(({ name }) => name),
  );

test('a page has 12 branches in the order of their states', () => {
  expect(names(1)).toHaveLength(12);
  expect(names(2)?.[0]).toBe('Sucursal 12');
  expect(names(5)).toEqual(['Sucursal 48', 'Sucursal 49']);
  expect(branchIndexPage(branches, 3)?.groups.map(({ state }) => state)).toEqual([
    'Campeche',
    'Yucatán',
  ]);
});

test('24 branches still fit on one page', () => {
  const shown = (count: number) => {
    const index = branchIndexPage(branches.slice(0, count), 1);
    return [index?.pages, index?.groups.flatMap((group) => group.branches).length];
  };
  expect(shown(14)).toEqual([1, 14]);
  expect(shown(24)).toEqual([1, 24]);
  expect(shown(25)).toEqual([3, 12]);
});

test('each state is found on the page where it begins', () => {
  expect(branchIndexPage(branches, 1)).toMatchObject({
    pages: 5,
    states: [
      { state: 'Campeche', page: 1 },
      { state: 'Yucatán', page: 3 },
    ],
  });
});

test('page 1 exists without branches, and no page exists after the last one', () => {
  expect(branchIndexPage([], 1)?.groups).toEqual([]);
  expect(branchIndexPage(branches, 6)).toBeUndefined();
});

test.each([
  [['Campeche', 'Yucatán', 'Campeche'], '3 sucursales en 2 estados'],
  [['Campeche', '', ' '], '3 sucursales en 1 estado'],
  [['Campeche'], '1 sucursal en 1 estado'],
  [['', ''], '2 sucursales'],
])('branches of the states %j are counted as %s', (states, words) => {
  const given = states.map((state, at) => ({ name: `${at}`, ubication: { state } }));
  expect(countBranches(groupByState(given))).toBe(words);
});

test.each([
  [['Yucatan', 'Yucatán', ' YUCATÁN '], ['Yucatán']],
  [
    ['Estado de México', 'México', 'Campeche'],
    ['Campeche', 'Estado de México'],
  ],
  [['Distrito Federal', 'CDMX'], ['Ciudad de México']],
  [
    ['Tejas', '07', '-'],
    ['07', 'Tejas', 'Otras sucursales'],
  ],
])('the states %j are shown as %j', (states, shown) => {
  const given = states.map((state, at) => ({ name: `${at}`, ubication: { state } }));
  expect(groupByState(given).map(({ state }) => state)).toEqual(shown);
});

describe('branches by state', () => {
  const branch = (name: string, state: string) => ({ name, ubication: { state } });

  test('states and branches are in Spanish order, those without a state last', () => {
    const groups = groupByState([
      branch('Zapopan', 'Jalisco'),
      branch('Sin estado B', ''),
      branch('Ñuñoa', 'Jalisco'),
      branch('Oblatos', 'Jalisco'),
      branch('Nápoles', 'Jalisco'),
      branch('Ágora', 'Ciudad de México'),
      branch('Zócalo', 'Distrito Federal'),
      branch('León', ' Guanajuato '),
      branch('Celaya', 'Guanajuato'),
      branch('Sin estado A', '  '),
      branch('México', 'México'),
    ]);
    expect(groups.map(({ state, branches }) => [state, branches.map(({ name }) => name)])).toEqual([
      ['Ciudad de México', ['Ágora', 'Zócalo']],
      ['Estado de México', ['México']],
      ['Guanajuato', ['Celaya', 'León']],
      ['Jalisco', ['Nápoles', 'Ñuñoa', 'Oblatos', 'Zapopan']],
      ['Otras sucursales', ['Sin estado A', 'Sin estado B']],
    ]);
  });

  test('an empty list has no groups, and the input does not change', () => {
    expect(groupByState([])).toEqual([]);
    const given = [branch('b', 'x'), branch('a', 'x')];
    groupByState(given);
    expect(given.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
