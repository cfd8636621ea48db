import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { mexicoDay } from '@/lib/util/format/mexico-time';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { expect, test as base } from '@/tests/e2e/support/fixtures';
import { startIndexNow } from '@/tests/support/indexnow';
import { startSite, type Site } from '@/tests/support/site';
import { textsOf } from '@/tests/support/xml';

const SECRET = 'una-clave-para-las-pruebas';
const KEY = 'clave-de-indexnow';
const TITLE = 'Una noticia recién publicada para la prueba: A & B';
const SLUG = 'recién publicada & "lista" <ya>';
const PAGE = `/Blog_Detalle/${encodeURIComponent(SLUG)}`;

/** Where a post appears, as HTML and as feeds. */
const SHOWN_AT = ['/', '/blog', PAGE];
const DOCUMENTS: [path: string, element: string, what: 'title' | 'address'][] = [
  ['/sitemap-paginas-1.xml', 'loc', 'address'],
  ['/sitemap-imagenes-1.xml', 'loc', 'address'],
  ['/sitemap-noticias.xml', 'news:title', 'title'],
  ['/blog/rss.xml', 'guid', 'address'],
  ['/blog/atom.xml', 'title', 'title'],
  ['/blog/estado/nuevo-leon/rss.xml', 'title', 'title'],
];

interface Editorial {
  site: Site;
  indexNow: Awaited<ReturnType<typeof startIndexNow>>;
  publish(): Promise<void>;
  revalidate(authorization: string, body: string): Promise<Response>;
  missingAt(): Promise<string[]>;
}

const test = base.extend<{ editorial: Editorial }>({
  editorial: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    const contentDir = join(folder, 'content');
    await cp('data/content', contentDir, { recursive: true });
    const gateway = await startGateway({ contentDir, dataDir: folder });
    const indexNow = await startIndexNow(503);
    const site = await startSite({
      GATEWAY_URL: gateway.url,
      REVALIDATE_SECRET: SECRET,
      INDEXNOW_KEY: KEY,
      INDEXNOW_ENDPOINT: indexNow.url,
    });
    const text = async (path: string) => (await fetch(site.url + path)).text();
    await provide({
      site,
      indexNow,
      publish: async () => {
        const file = join(contentDir, 'blog-posts.json');
        const posts: unknown[] = JSON.parse(await readFile(file, 'utf8'));
        const fresh = {
          ...(posts[0] as object),
          id: 9_001,
          title_publication: TITLE,
          url: SLUG,
          start_date: mexicoDay(new Date()),
          lst_business_unit: [{ ubication: { state: 'Nuevo León' } }],
        };
        await writeFile(file, JSON.stringify([fresh, ...posts]));
      },
      revalidate: (authorization, body) =>
        fetch(`${site.url}/api/revalidate`, { method: 'POST', headers: { authorization }, body }),
      missingAt: async () => {
        const missing: string[] = [];
        for (const path of SHOWN_AT) {
          if (!(await text(path)).includes(TITLE.replace('&', '&amp;'))) missing.push(path);
        }
        for (const [path, element, what] of DOCUMENTS) {
          const wanted = what === 'title' ? TITLE : site.url + PAGE;
          if (!textsOf(await text(path), element).includes(wanted)) missing.push(path);
        }
        return missing;
      },
    });
    await site.stop();
    await indexNow.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

const EVERYWHERE = [...SHOWN_AT, ...DOCUMENTS.map(([path]) => path)];

test('published content shows everywhere right after revalidation', async ({ editorial }) => {
  const { site, indexNow, publish, revalidate, missingAt } = editorial;
  expect(await missingAt()).toEqual(EVERYWHERE);
  await publish();

  expect((await revalidate('', '{"type":"blog"}')).status).toBe(401);
  expect((await revalidate('Bearer otra-clave-distinta', '{"type":"blog"}')).status).toBe(401);
  for (const bad of ['', '{', '[]', '{"type":"nada"}', '{"tags":[]}', '{"tags":["nada"]}']) {
    const answer = await revalidate(`Bearer ${SECRET}`, bad);
    expect(answer.status, bad).toBe(400);
    expect((await answer.json()).message, bad).toBeTruthy();
  }
  expect(await missingAt()).toEqual(EVERYWHERE);

  const began = Date.now();
  expect((await revalidate(`Bearer ${SECRET}`, '{"type":"blog","id":9001}')).status).toBe(200);
  await expect.poll(missingAt, { timeout: 5_000 }).toEqual([]);
  expect(Date.now() - began).toBeLessThan(5_000);

  // The first response was 503.
  await expect.poll(() => indexNow.calls.length, { timeout: 10_000 }).toBe(2);
  const [first, told] = indexNow.calls;
  expect(told).toEqual(first);
  expect(told).toMatchObject({
    host: new URL(site.url).host,
    key: KEY,
    keyLocation: `${site.url}/${KEY}.txt`,
  });
  expect(told?.urlList).toEqual(
    expect.arrayContaining([`${site.url}/`, `${site.url}/blog`, site.url + PAGE]),
  );
  expect(told?.urlList.filter((url) => url.includes('/Blog_Detalle/'))).toHaveLength(1);
  expect(await (await fetch(told?.keyLocation ?? '')).text()).toBe(KEY);
  expect(site.output()).not.toContain(KEY);
});

test('without revalidation it shows up within the lifetime', async ({ editorial }) => {
  const lifetime = lifetimes.found.revalidate * 1_000;
  test.setTimeout(lifetime + 60_000);
  const { publish, missingAt } = editorial;
  expect(await missingAt()).toEqual(EVERYWHERE);
  await publish();
  // A visit to a stale page starts its revalidation; the next one gets it.
  await expect.poll(missingAt, { timeout: lifetime + 15_000, intervals: [5_000] }).toEqual([]);
});
