import { gunzipSync } from 'node:zlib';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';

const PAGE = '/sostenibilidad';

test('a cached page is compressed if the visitor accepts it', async ({ site }) => {
  const plain = await httpRequest(site.url + PAGE);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const gzip = await httpRequest(site.url + PAGE, { 'accept-encoding': 'gzip, deflate' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  for (const { headers } of [plain, gzip])
    expect(headers.vary).toMatch(/\brsc\b.*\bAccept-Encoding\b/);
});

test('a page that the visitor already has is sent without a body', async ({ site }) => {
  await httpRequest(site.url + PAGE);
  const { etag = '' } = (await httpRequest(site.url + PAGE)).headers;
  const again = await httpRequest(site.url + PAGE, { 'if-none-match': etag });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
});

test('an edge revalidates a page after two seconds, a browser on each visit', async ({ site }) => {
  for (const path of [PAGE, '/blog', '/sucursales/campeche', '/blog/pagina/2'])
    for (const visit of ['first', 'second']) {
      const { headers } = await httpRequest(site.url + path);
      expect(headers['cache-control'], `${path}, ${visit} visit`).toBe(
        'public, max-age=0, s-maxage=2, must-revalidate',
      );
    }
});

test('a page of search results is never stored', async ({ site }) => {
  const path = '/busqueda/resultados/reciclaje/1';
  for (const answer of [
    await httpRequest(site.url + path),
    await httpRequest(`${site.url}${path}?_rsc`, { rsc: '1' }),
  ])
    expect(answer.headers['cache-control']).toContain('no-store');
});

test("a page's data, scripts and calls are compressed too, but pictures are not", async ({
  site,
}) => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const { body } = await httpRequest(site.url + PAGE);
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  for (const path of [script, '/api/states', '/logo.svg', '/sitemap.xml']) {
    const answer = await httpRequest(site.url + path, headers);
    expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, 'gzip']);
  }
  const data = await httpRequest(`${site.url}${PAGE}?_rsc`, { ...headers, rsc: '1' });
  expect(data.headers['content-type']).toContain('text/x-component');
  expect(data.headers['content-encoding']).toBe('gzip');
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

test('a redirect names its target once, also in its first response', async ({ site }) => {
  for (const path of ['/sucursales/nunca-vista', '/Blog_Detalle/nunca-vista', '/vacante']) {
    for (const time of ['cold', 'cached']) {
      const { status, locations } = await httpRequest(site.url + path);
      if (status < 300 || status > 399) continue;
      expect(locations, `${path} ${time}`).toHaveLength(1);
    }
  }
  expect((await httpRequest(`${site.url}/sucursales/nunca-vista-2`)).locations).toHaveLength(1);
});
