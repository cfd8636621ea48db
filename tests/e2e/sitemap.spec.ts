import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { AUTHORIZATION, expect, test } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';
import { attributesOf, elementsOf, textsOf } from '@/tests/support/xml';

const DOCUMENTS = [
  '/sitemap.xml',
  '/sitemap-paginas-1.xml',
  '/sitemap-imagenes-1.xml',
  '/sitemap-noticias.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/estado/nuevo-leon/rss.xml',
  '/blog/estado/nuevo-leon/atom.xml',
  '/prensa/rss.xml',
  '/prensa/atom.xml',
];

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

test('an outage is reported as one: 503 when cold, the last good ones when warm', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  const gateway = await startGateway({ authorization: AUTHORIZATION, dataDir });
  const secret = 'una-clave-para-las-pruebas';
  const site = await startSite({
    GATEWAY_URL: gateway.url,
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
    REVALIDATE_SECRET: secret,
  });
  const answers = async () =>
    Promise.all(
      DOCUMENTS.map(async (path) => {
        const response = await fetch(site.url + path);
        return { path, status: response.status, text: await response.text(), response };
      }),
    );
  try {
    gateway.faults.add({ kind: 'status', value: 503 });
    for (const { path, status, response } of await answers()) {
      expect([path, status]).toEqual([path, 503]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    gateway.faults.clear();
    const statuses = async () => (await answers()).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(DOCUMENTS.map(() => 200));

    const before = (await answers()).map(({ text }) => text);
    gateway.faults.add({ kind: 'status', value: 503 });
    const revalidated = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: '{"tags":["blog","press","branch"]}',
    });
    expect(revalidated.status).toBe(200);
    expect((await answers()).map(({ text }) => text)).toEqual(before);
  } finally {
    await site.stop();
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
