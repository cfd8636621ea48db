import { request as ask } from 'node:http';
import entries from '@/data/legacy-redirects.json';
import { expect, test } from '@/tests/e2e/support/fixtures';

/** What one request is answered, its path sent as it stands: no client tidies it up first. */
async function answerTo(site: string, path: string) {
  const { hostname, port } = new URL(site);
  return new Promise<{ status: number; location: string }>((resolve, reject) => {
    const sent = ask({ hostname, port, path }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const QUERY = '?utm_source=bolet%C3%ADn&utm_medium=a+b';

/** The forms in which old links are written. */
const forms: [form: string, write: (path: string) => string][] = [
  ['as it stands', (path) => path],
  ['with a trailing slash', (path) => `${path}/`],
  ['in capitals', (path) => path.toUpperCase()],
  ['with doubled slashes', (path) => path.replaceAll('/', '//')],
  ['all of it at once', (path) => `${path.toUpperCase().replaceAll('/', '//')}//`],
];

for (const [form, write] of forms) {
  test(`every old address, ${form}, leads to its page in one hop of 301`, async ({ site }) => {
    const targets = new Set<string>();
    for (const { from, to } of entries) {
      const path = write(from.replace('*', 'algo/mas'));
      const { status, location } = await answerTo(site.url, path + QUERY);
      expect([path, status, new URL(location, site.url).href]).toEqual([
        path,
        301,
        site.url + to + QUERY,
      ]);
      targets.add(to);
    }
    for (const to of targets) expect((await answerTo(site.url, to)).status, to).toBe(200);
  });
}

test('an address of today in another form: one hop too', async ({ site }) => {
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
  // Next answers this one itself.
  expect(await answerTo(site.url, '//')).toEqual({ status: 308, location: '/' });
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
