import { expect, test } from '@/tests/e2e/support/fixtures';
import { DOCUMENTS } from '@/tests/e2e/support/documents';
import { attributesOf, elementsOf, elementTexts } from '@/tests/support/xml';

test('robots.txt names the index, the index names the files, and all are complete XML', async ({
  request,
  site,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml\n`);
  const index = elementTexts(await (await request.get('/sitemap.xml')).text(), 'loc');
  expect(index).toEqual(['paginas-1', 'noticias'].map((name) => `${site.url}/sitemap-${name}.xml`));
  for (const path of DOCUMENTS) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/xml; charset=utf-8$/);
    expect(elementsOf(await response.text()).length, path).toBeGreaterThan(0);
  }
});

test('every picture of the feeds exists', async ({ request }) => {
  const rss = await (await request.get('/blog/rss.xml')).text();
  const pictures = attributesOf(rss, 'enclosure').map(({ url = '' }) => url);
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of new Set(pictures)) {
    const response = await request.head(picture);
    expect([picture, response.status(), response.headers()['content-type']]).toEqual([
      picture,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('a client with the current document gets 304', async ({ request }) => {
  for (const path of [...DOCUMENTS, '/robots.txt']) {
    const { etag = '' } = (await request.get(path)).headers();
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
  }
});

test('the former Atom feeds and state feeds redirect to the RSS feed', async ({ request }) => {
  for (const [path, target] of [
    ['/blog/atom.xml', '/blog/rss.xml'],
    ['/prensa/atom.xml', '/prensa/rss.xml'],
    ['/blog/estado/nuevo-leon/rss.xml', '/blog/rss.xml'],
    ['/blog/estado/nuevo-leon/atom.xml', '/blog/rss.xml'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 308]);
    expect(response.headers().location).toBe(target);
  }
});

test('a file that the index does not list is not found', async ({ request }) => {
  for (const path of ['/sitemap-paginas-2.xml', '/sitemap-paginas-0.xml', '/sitemap-otro.xml'])
    expect((await request.get(path)).status(), path).toBe(404);
});
