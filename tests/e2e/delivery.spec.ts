import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';

const PAGE = '/sostenibilidad';

test('a cached page is compressed as the visitor accepts it, with one policy', async ({ site }) => {
  const plain = await httpRequest(site.url + PAGE);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await httpRequest(site.url + PAGE, {
    'accept-encoding': 'gzip, deflate, br, zstd',
  });
  const gzip = await httpRequest(site.url + PAGE, { 'accept-encoding': 'gzip, deflate' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(brotli.bytes.length).toBeLessThan(gzip.bytes.length);
  for (const { headers, policies, bytes } of [plain, brotli, gzip]) {
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers.vary).toMatch(/\brsc\b.*\bAccept-Encoding\b/);
    expect(policies).toHaveLength(1);
    expect(policies[0]).toContain("'sha256-");
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('a page that the visitor has already costs no body', async ({ site }) => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': accepted };
    const { etag = '' } = (await httpRequest(site.url + PAGE, headers)).headers;
    const again = await httpRequest(site.url + PAGE, { ...headers, 'if-none-match': etag });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toContain('s-maxage');
  }
});

test('an edge may show a page late, a browser asks each time', async ({ site }) => {
  const late = /^s-maxage=\d+, stale-while-revalidate=\d+, must-revalidate$/;
  for (const path of [PAGE, '/blog', '/sucursales/campeche', '/blog/pagina/2'])
    for (const visit of ['first', 'second']) {
      const { headers } = await httpRequest(site.url + path);
      expect(headers['cache-control'], `${path}, ${visit} visit`).toMatch(late);
    }
});

test('a page of what was typed or chosen is stored by nobody', async ({ site }) => {
  const path = '/busqueda/resultados/reciclaje/1';
  for (const answer of [
    await httpRequest(site.url + path),
    await httpRequest(`${site.url}${path}?_rsc`, { rsc: '1' }),
  ])
    expect(answer.headers['cache-control']).toBe('no-store');
});

test("a page's data, scripts and calls are compressed too, documents and pictures are not", async ({
  site,
}) => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const { body } = await httpRequest(site.url + PAGE);
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  for (const path of [script, '/api/states', '/logo.svg', '/sitemap.xml']) {
    const answer = await httpRequest(site.url + path, headers);
    expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, 'br']);
  }
  const data = await httpRequest(`${site.url}${PAGE}?_rsc`, { ...headers, rsc: '1' });
  expect(data.headers['content-type']).toContain('text/x-component');
  expect(data.headers['content-encoding']).toBe('br');
  const picture = /\/_next\/image\?[^" ]+/.exec(body)?.[0].replaceAll('&amp;', '&') ?? '';
  for (const path of [picture, '/apple-icon.png']) {
    const answer = await httpRequest(site.url + path, headers);
    expect([path, answer.status, answer.headers['content-encoding']]).toEqual([
      path,
      200,
      undefined,
    ]);
  }
});

test('scripts say that they are compiled while they arrive', async ({ site }) => {
  const { body } = await httpRequest(site.url + PAGE);
  const scripts = [...body.matchAll(/"(\/_next\/static\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    expect((await httpRequest(site.url + path)).body, path).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});

test('HEAD has the headers of GET, and no body', async ({ site }) => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const { body } = await httpRequest(site.url + PAGE);
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  const paths = [PAGE, '/', '/sucursales/no-existe', '/no-existe', '/sitemap.xml', '/logo.svg'];
  for (const path of [...paths, script, '/blog/rss.xml', '/api/states']) {
    const [, get, head] = [
      // The first one may render it.
      await httpRequest(site.url + path, headers),
      await httpRequest(site.url + path, headers),
      await httpRequest(site.url + path, headers, 'HEAD'),
    ];
    expect([path, head.status, head.bytes.length]).toEqual([path, get.status, 0]);
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'vary'])
      expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
  }
});

test('a redirect names its target once, from its first response on', async ({ site }) => {
  for (const path of ['/sucursales/nunca-vista', '/Blog_Detalle/nunca-vista', '/vacante']) {
    for (const time of ['cold', 'cached']) {
      const { status, locations } = await httpRequest(site.url + path);
      if (status < 300 || status > 399) continue;
      expect(locations, `${path} ${time}`).toHaveLength(1);
    }
  }
  expect((await httpRequest(`${site.url}/sucursales/nunca-vista-2`)).locations).toHaveLength(1);
});
