import { branchIndexPage } from '@/lib/branch-index';

const branches = Array.from({ length: 50 }, (_, at) => ({
  name: `Sucursal ${String(at).padStart(2, '0')}`,
  ubication: { state: at < 30 ? 'Campeche' : 'Yucatán' },
}));
const names = (page: number) =>
  branchIndexPage(branches, page)?.groups.flatMap((group) =>
    group.branches.map(({ name }) => name),
  );

test('24 branches a page, in the order of their states', () => {
  expect(names(1)).toHaveLength(24);
  expect(names(2)?.[0]).toBe('Sucursal 24');
  expect(names(3)).toEqual(['Sucursal 48', 'Sucursal 49']);
  expect(branchIndexPage(branches, 2)?.groups.map(({ state }) => state)).toEqual([
    'Campeche',
    'Yucatán',
  ]);
});

test('each state is found on the page where it begins', () => {
  expect(branchIndexPage(branches, 1)).toMatchObject({
    pages: 3,
    states: [
      { state: 'Campeche', page: 1 },
      { state: 'Yucatán', page: 2 },
    ],
  });
});

test('page 1 stands without branches; nothing beyond the last page', () => {
  expect(branchIndexPage([], 1)?.groups).toEqual([]);
  expect(branchIndexPage(branches, 4)).toBeUndefined();
});
