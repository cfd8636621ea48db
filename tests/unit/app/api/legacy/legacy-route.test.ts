import { GET } from '@/app/api/legacy/[kind]/[name]/route';
import { getBranches } from '@/lib/content/gateway/branches';
import { getActiveLines } from '@/lib/content/gateway/business-lines';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { branch, line } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/branches');
jest.mock('@/lib/content/gateway/business-lines');

async function answer(kind: 'branch' | 'line', name: string, query = '?utm_source=a') {
  const params = Promise.resolve({ kind, name: encodeURIComponent(name) });
  const { status, headers } = await GET(new Request(`http://site.example/x${query}`), { params });
  return [status, headers.get('location'), headers.get('cache-control')];
}

beforeEach(() => {
  jest.mocked(getBranches).mockResolvedValue(found([branch({ name: 'Campeche', url: 'suc-9' })]));
  jest.mocked(getActiveLines).mockResolvedValue(found([line({ name: 'RPBI', url: 'rpbi' })]));
});

test('the old address of an existing record redirects permanently to its page', async () => {
  const cache = 'public, max-age=3600';
  expect(await answer('branch', 'Campeche', '')).toEqual([301, '/sucursales/suc-9', cache]);
  expect(await answer('line', 'Residuos clínicos', '')).toEqual([
    301,
    '/detalle_linea/rpbi',
    cache,
  ]);
});

test('the query is kept, and no cache stores the redirect for other visitors', async () => {
  expect(await answer('branch', 'Campeche', '?buscar=a')).toEqual([
    301,
    '/sucursales/suc-9?buscar=a',
    'no-store',
  ]);
});

test.each([
  ['that there is not', found([])],
  ['of a gateway that knows none', missing],
  ['of a gateway that does not answer', unavailable],
])('a record %s leads temporarily to the list', async (_what, result) => {
  jest.mocked(getBranches).mockResolvedValue(result);
  jest.mocked(getActiveLines).mockResolvedValue(result);
  expect(await answer('branch', 'Campeche')).toEqual([307, '/sucursales?utm_source=a', 'no-store']);
  expect(await answer('line', 'Residuos clínicos')).toEqual([
    307,
    '/servicios?utm_source=a',
    'no-store',
  ]);
});
