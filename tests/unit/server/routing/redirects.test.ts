import branches from '@/data/content/branches.json';
import lines from '@/data/content/business-lines.json';
import entries from '@/data/legacy-redirects.json';
import { createRedirects, type LegacyTarget } from '@/lib/server/routing/legacy-redirects';
import { legacyPath } from '@/lib/features/legacy/targets';
import { findRedirectMistakes } from '@/tools/redirects/check-redirects';
import { routes } from '@/lib/server/routing/routes';

const redirect = createRedirects(entries);
const records = { branches, lines };
/** Returns the target of an old URL with the embedded content. */
const addressOf = (to: LegacyTarget | undefined) =>
  typeof to === 'object' ? legacyPath(to, records) : to;
test('the table has at least 80 entries and no mistake', () => {
  expect(entries.length).toBeGreaterThanOrEqual(80);
  expect(findRedirectMistakes(entries, records)).toEqual([]);
});

test.each([
  ...['/sucursales/san-luis-potosi', '/sucursales/campeche', '/sucursales/durango'],
  ...['/sucursales/queretaro', '/sucursales/cancun', '/sucursales/monterrey'],
  ...['/detalle_linea/residuos-clinicos-rpbi', '/detalle_linea/recoleccion-domiciliaria'],
  '/detalle_linea/recoleccion-comercial-e-industrial',
  ...['/detalle_linea/centro-integral-de-procesamiento', '/blog', '/responsabilidad_social'],
  '/contactanos',
  routes.securityTxt(),
  '/',
])('the target %s is reachable', (target) => {
  expect(entries.some((entry) => addressOf(entry.to) === target)).toBe(true);
});

test.each([
  ['/2016/08/Recoleccion-de-Basura-en-Campeche/', { branch: 'Campeche' }],
  ['//tag//campeche', { branch: 'Campeche' }],
  ['/category/rpbi', { line: 'Residuos clínicos' }],
  ['/2016/08/otra-nota', '/blog'],
  ['/category/lo-que-sea/mas', '/blog'],
  ['/blog', undefined],
  ['/blog/pagina/2', undefined],
  ['/sucursales/campeche', undefined],
  ['/', undefined],
])('%s goes to %s', (path, target) => {
  expect(redirect(path)).toEqual(target);
});

test('no entry contains the URL of a branch or a line, because it depends on the gateway', () => {
  const written = entries.map(({ to }) => to).filter((to) => typeof to === 'string');
  expect(written.filter((to) => /^\/(sucursales|detalle_linea|servicios)/.test(to))).toEqual([]);
});

describe('a record in another gateway', () => {
  const branch = (name: string, url: string, state: string) => ({
    name,
    url,
    ubication: { state },
  });
  const others = {
    branches: [
      branch('Centro', 'suc-01', 'San Luis Potosí'),
      branch('Zona metropolitana de Monterrey', 'zmm', 'Nuevo León'),
      branch('CANCÚN', '', 'Quintana Roo'),
      branch('Sureste', 'sucursal-campeche', 'Yucatán'),
    ],
    lines: [
      { name: 'Transporte Industrial / Comercial', url: 'tic' },
      { name: 'Manejo de residuos clinicos', url: '' },
      { name: 'Hogares', url: 'recoleccion-domiciliaria' },
    ],
  };

  test.each([
    [{ branch: 'San Luis Potosí' }, '/sucursales/suc-01'],
    [{ branch: 'Monterrey' }, '/sucursales/zmm'],
    [{ branch: 'Cancún' }, '/sucursales/CANC%C3%9AN'],
    [{ branch: 'Campeche' }, '/sucursales/sucursal-campeche'],
    [{ branch: 'Durango' }, undefined],
    [{ line: 'Industrial y comercial' }, '/detalle_linea/tic'],
    [{ line: 'Residuos clínicos' }, '/detalle_linea/Manejo%20de%20residuos%20clinicos'],
    [{ line: 'Recolección domiciliaria' }, '/detalle_linea/recoleccion-domiciliaria'],
    [{ line: 'Centro integral de procesamiento' }, undefined],
    [{ branch: '' }, undefined],
    [{ line: '...' }, undefined],
    [{ line: 'constructor' }, undefined],
  ])('has the right address for %j', (target, address) =>
    expect(legacyPath(target, others)).toBe(address),
  );

  test.each([
    'Manejo de RPBI',
    'Residuos Peligrosos Biológico-Infecciosos',
    'Residuos de hospitales y RPBI',
    'Recolección de residuos hospitalarios',
  ])('is found for clinical waste under the name %s', (name) => {
    const lines = [
      { name: 'Residuos peligrosos', url: 'cretib' },
      { name, url: 'clinicos' },
    ];
    expect(legacyPath({ line: 'Residuos clínicos' }, { branches: [], lines })).toBe(
      '/detalle_linea/clinicos',
    );
  });

  test('is preferred if it has the exact name of clinical waste', () => {
    const lines = [
      { name: 'Envases para RPBI', url: 'envases' },
      { name: 'Residuos clínicos', url: 'clinicos' },
    ];
    expect(legacyPath({ line: 'Residuos clínicos' }, { branches: [], lines })).toBe(
      '/detalle_linea/clinicos',
    );
  });

  test('is preferred if its full name matches', () => {
    const list = [branch('Monterrey Norte', 'a', ''), branch('Monterrey', 'b', '')];
    expect(legacyPath({ branch: 'monterrey' }, { branches: list, lines: [] })).toBe(
      '/sucursales/b',
    );
  });
});

test('exact entries win over patterns, and longer patterns over shorter ones', () => {
  const find = createRedirects([
    { from: '/a/*', to: '/short' },
    { from: '/a/b/*', to: '/long' },
    { from: '/a/b/c', to: '/exact' },
  ]);
  expect([find('/a/b/c'), find('/a/b/d'), find('/a/x'), find('/a')]).toEqual([
    '/exact',
    '/long',
    '/short',
    undefined,
  ]);
});

test.each(['/cotizador', '/servicios', '/sucursales', '/informes_anuales'])(
  'an entry may lead to %s',
  (to) => expect(findRedirectMistakes([{ from: '/x', to }], records)).toEqual([]),
);

test.each([
  ['an entry that leads to itself', [{ from: '/x', to: '/x' }], /leads to itself/],
  [
    'a loop of two',
    [
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
    ],
    /round in a loop/,
  ],
  ['a pattern that leads below itself', [{ from: '/x/*', to: '/x/y' }], /round in a loop/],
  ['a chain', [{ from: '/x', to: '/noticias' }], /redirected again/],
  ['a chain through a pattern', [{ from: '/x', to: '/tag/lo-que-sea' }], /redirected again/],
  ['a second entry of a path', [{ from: '/noticias', to: '/blog' }], /same path as an earlier/],
  [
    'a second entry of a pattern',
    [{ from: '/noticias/*', to: '/blog' }],
    /same path as an earlier/,
  ],
  ['an entry on a page', [{ from: '/contactanos', to: '/blog' }], /shadow a page/],
  ['an entry on the home page', [{ from: '/', to: '/blog' }], /shadow a page/],
  ['a pattern on pages', [{ from: '/blog/*', to: '/contactanos' }], /shadow a page/],
  ['a pattern on zones', [{ from: '/sucursales/campeche/*', to: '/blog' }], /shadow a page/],
  ['an entry on the wizard', [{ from: '/cotizador', to: '/blog' }], /shadow a page/],
  ['an entry on a record', [{ from: '/sucursales/campeche', to: '/blog' }], /shadow a page/],
  ['an entry on a feed', [{ from: '/blog/rss.xml', to: '/blog' }], /shadow a page/],
  ['a pattern on route handlers', [{ from: '/api/*', to: '/blog' }], /shadow a page/],
  ['a target that does not exist', [{ from: '/x', to: '/atlantis' }], /not in the route table/],
  ['a record by its path', [{ from: '/x', to: '/sucursales/campeche' }], /depends on the gateway/],
  ['a branch that does not exist', [{ from: '/x', to: { branch: 'Atlantis' } }], /does not exist/],
  ['a line that does not exist', [{ from: '/x', to: { line: 'Submarinos' } }], /does not exist/],
  ['a chain to a named one', [{ from: '/x', to: '/category/campeche' }], /redirected again/],
  ['a target in another form', [{ from: '/x', to: '/Blog/' }], /not in the route table/],
  ['an open redirect', [{ from: '/x', to: '//evil.example' }], /leaves the site/],
  ['an open redirect by backslash', [{ from: '/x', to: '/\\evil.example' }], /leaves the site/],
  ['an address elsewhere', [{ from: '/x', to: 'https://evil.example' }], /leaves the site/],
  ['a stray form', [{ from: '/X/', to: '/blog' }], /lower case/],
  ['a pattern of everything', [{ from: '/*', to: '/blog' }], /stray/],
  ['a pattern in the middle', [{ from: '/x/*/y', to: '/blog' }], /stray/],
  ['a query string', [{ from: '/x?p=1', to: '/blog' }], /stray/],
  ['a character that is never requested', [{ from: '/año', to: '/blog' }], /stray/],
])('the check finds %s', (_, added, mistake) => {
  const found = findRedirectMistakes([...entries, ...added], records);
  expect(found).toContainEqual({
    from: added[0]?.from,
    mistake: expect.stringMatching(mistake),
  });
});
