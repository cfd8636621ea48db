import branches from '@/data/content/branches.json';
import lines from '@/data/content/business-lines.json';
import entries from '@/data/legacy-redirects.json';
import { legacyPath } from '@/lib/features/legacy/targets';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { answerTo } from '@/tests/support/http-request';

const QUERY =
  '?utm_source=bolet%C3%ADn&gclid=Cj0%2Bx&utm_medium=a+b&utm_term=basura&a=1&a=2&fbclid=x';

const forms: [form: string, write: (path: string) => string][] = [
  ['as it stands', (path) => path],
  ['with a trailing slash', (path) => `${path}/`],
  ['in capitals', (path) => path.toUpperCase()],
  ['both', (path) => `${path.toUpperCase()}/`],
];

const targetOf = (to: (typeof entries)[number]['to']) =>
  typeof to === 'string' ? to : String(legacyPath(to, { branches, lines }));

for (const [form, write] of forms) {
  test(`every legacy URL, ${form}, redirects to its page in one hop of 301`, async ({ site }) => {
    for (const { from, to } of entries) {
      const path = write(from.replace('*', 'algo/mas'));
      const { status, location } = await answerTo(site.url, path + QUERY);
      expect([path, status, new URL(location, site.url).href]).toEqual([
        path,
        301,
        `${site.url}${targetOf(to)}${QUERY}`,
      ]);
    }
  });
}

test('every target of a legacy URL exists', async ({ site }) => {
  for (const to of new Set(entries.map((entry) => targetOf(entry.to)))) {
    expect((await answerTo(site.url, to)).status, to).toBe(200);
  }
});

test('a current URL in another form redirects in one hop', async ({ site }) => {
  for (const [path, target] of [
    ['/blog/', '/blog'],
    ['/BLOG/?buscar=a%2F%2Fb', '/blog?buscar=a%2F%2Fb'],
    ['/Sucursales/campeche', '/sucursales/campeche'],
  ] as const) {
    const { status, location } = await answerTo(site.url, path);
    expect([path, status, new URL(location, site.url).href]).toEqual([
      path,
      301,
      site.url + target,
    ]);
  }
  // Next handles repeated slashes itself.
  expect(await answerTo(site.url, '//blog')).toMatchObject({ status: 308, location: '/blog' });
});

test('a redirect keeps the whole query, also if a page has rendered the redirect', async ({
  site,
}) => {
  for (const [path, target] of [
    ['/Sucursales/campeche/', '/sucursales/campeche'],
    ['/sucursales/CAMPECHE', '/sucursales/campeche'],
    // This response comes from the cache, as for another visitor.
    ['/sucursales/CAMPECHE', '/sucursales/campeche'],
    ['/resp_detalle/4', '/resp_detalle/becas-horizonte'],
    ['/blog/pagina/1', '/blog'],
  ] as const) {
    const { location } = await answerTo(site.url, path + QUERY);
    expect(location.split(', ')[0], path).toBe(target + QUERY);
  }
  expect(await answerTo(site.url, '/sucursales/CAMPECHE')).toMatchObject({
    location: '/sucursales/campeche',
  });
});

test('a damaged address redirects permanently to its page', async ({ site }) => {
  const post = '/Blog_Detalle/ruta-nocturna-centro-san-luis-potosi';
  for (const [path, target] of [
    ['/sucursales/M%E9rida', '/sucursales/merida'],
    ['/Sucursales/M%E9rida/', '/sucursales/merida'],
    ['/sucursales/m%25C3%25A9rida', '/sucursales/merida'],
    ['/sucursales/merida%E2%80%8B', '/sucursales/merida'],
    ['/sucursales/merida).', '/sucursales/merida'],
    ['/sucursales/merida,?gclid=1', '/sucursales/merida?gclid=1'],
    ['/sucursales/campeche/san%20rom%E1n', '/sucursales/campeche/san-roman'],
    ['/Blog_Detalle/Arranca+la+ruta+nocturna+en+el+centro+de+San+Luis+Potos%C3%AD', post],
    ['/busqueda?search=recolecci%F3n', '/busqueda?search=recolecci%C3%B3n'],
    ['/contactanos).', '/contactanos'],
  ] as const) {
    const { status, location } = await answerTo(site.url, path);
    expect([path, location.split(', ')[0]?.replace(site.url, '')]).toEqual([path, target]);
    expect([301, 308], path).toContain(status);
    expect((await answerTo(site.url, target)).status, target).toBe(200);
  }
});

test('no path redirects to another site', async ({ site }) => {
  for (const path of [
    '//evil.example',
    '///evil.example/..',
    '/\\evil.example',
    '/\\/evil.example/',
    '/%2f%2fevil.example',
    '/%5c%5cevil.example/',
    '/https:/evil.example',
    '/https://evil.example//',
    '//tag//evil.example',
    '/tag/..//evil.example',
    '/tag/%2e%2e//evil.example/',
    '/feed//evil.example/%2f..',
    '/error//evil.example',
    '/@evil.example',
    '/.evil.example/',
    '//evil.example/blog/',
    'http://evil.example//blog',
    '//evil.example/?a=%F3',
    '/\\\\evil.example/?a=%F3',
  ]) {
    const { location } = await answerTo(site.url, path);
    const ended = new URL(location, `${site.url}/`);
    expect(ended.host, `${path} → ${location}`).toBe(new URL(site.url).host);
  }
});
