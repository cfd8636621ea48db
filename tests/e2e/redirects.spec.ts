import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import branches from '@/data/content/branches.json';
import lines from '@/data/content/business-lines.json';
import entries from '@/data/legacy-redirects.json';
import { legacyPath } from '@/lib/server/routing/legacy-targets';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';

/** The response to a raw path: HTTP clients would normalise it. */
async function answerTo(site: string, path: string) {
  const { hostname, port } = new URL(site);
  return new Promise<{ status: number; location: string; cache: string }>((resolve, reject) => {
    const sent = ask({ hostname, port, path }, (response) => {
      const { location = '', 'cache-control': cache = '' } = response.headers;
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location, cache }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

const QUERY = '?utm_source=bolet%C3%ADn&utm_medium=a+b';

const forms: [form: string, write: (path: string) => string][] = [
  ['as it stands', (path) => path],
  ['with a trailing slash', (path) => `${path}/`],
  ['in capitals', (path) => path.toUpperCase()],
  ['with doubled slashes', (path) => path.replaceAll('/', '//')],
  ['all of it at once', (path) => `${path.toUpperCase().replaceAll('/', '//')}//`],
];

for (const [form, write] of forms) {
  test(`every legacy URL, ${form}, leads to its page in one hop of 301`, async ({ site }) => {
    const targets = new Set<string>();
    for (const { from, to } of entries) {
      const path = write(from.replace('*', 'algo/mas'));
      const target = typeof to === 'string' ? to : legacyPath(to, { branches, lines });
      const { status, location } = await answerTo(site.url, path + QUERY);
      expect([path, status, new URL(location, site.url).href]).toEqual([
        path,
        301,
        `${site.url}${target}${QUERY}`,
      ]);
      targets.add(String(target));
    }
    for (const to of targets) expect((await answerTo(site.url, to)).status, to).toBe(200);
  });
}

test('without the gateway a branch or line leads to their list, and not for good', async () => {
  const site = await startSite({ GATEWAY_URL: 'http://127.0.0.1:9' });
  try {
    for (const [path, list] of [
      ['/tag/campeche', '/sucursales'],
      ['/tag/rpbi', '/servicios'],
    ] as const) {
      const { status, location, cache } = await answerTo(site.url, path + QUERY);
      expect([path, status, location, cache]).toEqual([path, 307, list + QUERY, 'no-store']);
    }
    const special = await answerTo(site.url, '/nuestra_empresa/Informes%20Anuales');
    expect([special.status, new URL(special.location, site.url).pathname]).toEqual([
      301,
      '/informes_anuales',
    ]);
  } finally {
    await site.stop();
  }
});

test('another gateway has other URLs, or no such branch', async () => {
  const other = createServer((_request, response) => {
    const unlike = [{ id: 1, name: 'Zona Campeche', url: 'suc-9', ubication: { state: '' } }];
    response.setHeader('content-type', 'application/json').end(JSON.stringify(unlike));
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const site = await startSite({ GATEWAY_URL: `http://127.0.0.1:${port}` });
  try {
    expect(await answerTo(site.url, '/tag/campeche')).toMatchObject({
      status: 301,
      location: '/sucursales/suc-9',
    });
    expect(await answerTo(site.url, '/tag/durango')).toMatchObject({
      status: 301,
      location: '/sucursales',
    });
  } finally {
    await site.stop();
    other.close();
  }
});

test('a current URL in another form: one hop too', async ({ site }) => {
  for (const [path, target] of [
    ['//blog', '/blog'],
    ['/BLOG//?buscar=a%2F%2Fb', '/blog?buscar=a%2F%2Fb'],
    ['/sucursales//campeche', '/sucursales/campeche'],
    ['/blog\\', '/blog'],
  ] as const) {
    const { status, location } = await answerTo(site.url, path);
    expect([path, status, new URL(location, site.url).href]).toEqual([
      path,
      301,
      site.url + target,
    ]);
  }
  // Next handles this one itself.
  expect(await answerTo(site.url, '//')).toMatchObject({ status: 308, location: '/' });
});

test('no path leads off the site', async ({ site }) => {
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
  ]) {
    const { location } = await answerTo(site.url, path);
    const ended = new URL(location, `${site.url}/`);
    expect(ended.host, `${path} → ${location}`).toBe(new URL(site.url).host);
  }
});
