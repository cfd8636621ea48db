import { expect, test } from '@/tests/e2e/support/fixtures';
import { DOCUMENTS } from '@/tests/e2e/support/documents';
import { attributesOf, elementsOf, textsOf } from '@/tests/support/xml';

test('robots.txt names the index, and the index the files; all of them are complete XML', async ({
  request,
  site,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml\n`);
  const index = textsOf(await (await request.get('/sitemap.xml')).text(), 'loc');
  expect(index).toEqual(
    ['paginas-1', 'imagenes-1', 'noticias'].map((name) => `${site.url}/sitemap-${name}.xml`),
  );
  for (const path of DOCUMENTS) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/xml; charset=utf-8$/);
    expect(elementsOf(await response.text()).length, path).toBeGreaterThan(0);
  }
});

test('every picture of the sitemap and the feeds is there', async ({ request }) => {
  const xml = await (await request.get('/sitemap-imagenes-1.xml')).text();
  const rss = await (await request.get('/blog/rss.xml')).text();
  const pictures = [
    ...textsOf(xml, 'image:loc'),
    ...attributesOf(rss, 'enclosure').map(({ url = '' }) => url),
  ];
  expect(pictures.length).toBeGreaterThan(50);
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

test('files and states that there are not', async ({ request }) => {
  for (const path of [
    ...['/sitemap-paginas-2.xml', '/sitemap-paginas-0.xml', '/sitemap-imagenes-9999.xml'],
    ...['/sitemap-otro.xml', '/sitemap-otro-1.xml', '/blog/estado/atlantis/rss.xml'],
    '/otra-clave-cualquiera.txt',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
