/** @jest-environment node */
import branches from '@/data/content/branches.json';
import lines from '@/data/content/business-lines.json';
import entries from '@/data/legacy-redirects.json';
import { createRedirects } from '@/lib/legacy-redirects';
import { findRedirectMistakes } from '@/lib/redirect-check';
import { routes } from '@/lib/routes';

const redirect = createRedirects(entries);
const pages = new Set<string>([
  '/',
  '/blog',
  '/responsabilidad_social',
  '/contactanos',
  routes.securityTxt(),
  ...branches.map((branch) => routes.branch(branch)),
  ...lines.map((line) => routes.line(line)),
]);

test('holds at least 80 entries without a mistake', () => {
  expect(entries.length).toBeGreaterThanOrEqual(80);
  expect(findRedirectMistakes(entries, pages)).toEqual([]);
});

test.each([
  '/sucursales/san-luis-potosi',
  '/sucursales/campeche',
  '/sucursales/durango',
  '/sucursales/queretaro',
  '/sucursales/cancun',
  '/sucursales/monterrey',
  '/detalle_linea/residuos-clinicos-rpbi',
  '/detalle_linea/recoleccion-domiciliaria',
  '/detalle_linea/recoleccion-comercial-e-industrial',
  '/detalle_linea/centro-integral-de-procesamiento',
  '/blog',
  '/responsabilidad_social',
  '/contactanos',
  routes.securityTxt(),
  '/',
])('reaches %s', (target) => {
  expect(entries.some((entry) => entry.to === target)).toBe(true);
});

test.each([
  ['/2016/08/Recoleccion-de-Basura-en-Campeche/', '/sucursales/campeche'],
  ['//tag//campeche', '/sucursales/campeche'],
  ['/2016/08/otra-nota', '/blog'],
  ['/category/lo-que-sea/mas', '/blog'],
  ['/blog', undefined],
  ['/blog/pagina/2', undefined],
  ['/sucursales/campeche', undefined],
  ['/', undefined],
])('%s goes to %s', (path, target) => {
  expect(redirect(path)).toBe(target);
});

test('exact entries win over patterns, longer patterns over shorter ones', () => {
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
  ['a shadowed entry', [{ from: '/noticias', to: '/blog' }], /shadowed by an earlier/],
  ['a shadowed pattern', [{ from: '/noticias/*', to: '/blog' }], /shadowed by an earlier/],
  ['an entry on a page', [{ from: '/contactanos', to: '/blog' }], /shadow a page/],
  ['an entry on the home page', [{ from: '/', to: '/blog' }], /shadow a page/],
  ['a pattern on pages', [{ from: '/blog/*', to: '/contactanos' }], /shadow a page/],
  ['a pattern on zones', [{ from: '/sucursales/campeche/*', to: '/blog' }], /shadow a page/],
  ['a target that does not exist', [{ from: '/x', to: '/sucursales/atlantis' }], /does not exist/],
  ['a target in another form', [{ from: '/x', to: '/Blog/' }], /does not exist/],
  ['an open redirect', [{ from: '/x', to: '//evil.example' }], /leaves the site/],
  ['an open redirect by backslash', [{ from: '/x', to: '/\\evil.example' }], /leaves the site/],
  ['an address elsewhere', [{ from: '/x', to: 'https://evil.example' }], /leaves the site/],
  ['a stray form', [{ from: '/X/', to: '/blog' }], /lower case/],
  ['a pattern of everything', [{ from: '/*', to: '/blog' }], /stray/],
  ['a pattern in the middle', [{ from: '/x/*/y', to: '/blog' }], /stray/],
  ['a query string', [{ from: '/x?p=1', to: '/blog' }], /stray/],
  ['a character that is never asked for', [{ from: '/año', to: '/blog' }], /stray/],
])('the check finds %s', (_, added, mistake) => {
  const found = findRedirectMistakes([...entries, ...added], pages);
  expect(found).toContainEqual({
    from: added[0]?.from,
    mistake: expect.stringMatching(mistake),
  });
});
