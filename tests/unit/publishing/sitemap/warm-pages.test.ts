import { createServer } from 'node:http';
import { warmPages } from '@/lib/publishing/sitemap/warm-pages';
import { listening } from '@/tests/support/listening';

const PACE = { pauseMs: 0, roundMs: 0 };
const locations = (paths: readonly string[]) =>
  paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('');
const SITEMAPS: Record<string, string> = {
  '/sitemap.xml': locations(['/sitemap-paginas-1.xml', '/sitemap-noticias.xml']),
  '/sitemap-paginas-1.xml': locations(['/', '/blog', '/detalle_pregunta?id_grouper=1&amp;id=2']),
};
const FILES = Object.keys(SITEMAPS);
const PAGES = ['/', '/blog', '/detalle_pregunta?id_grouper=1&id=2'];

/** Starts a site whose paths respond with 503 as often as `failures` says. */
async function startSite(failures: Record<string, number> = {}) {
  const requested: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const site = await listening(
    createServer(async ({ url = '' }, response) => {
      requested.push(url);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      const left = failures[url] ?? 0;
      failures[url] = left - 1;
      const body = SITEMAPS[url];
      response.writeHead(left > 0 ? 503 : 200).end(body ? `<urlset>${body}</urlset>` : 'page');
    }),
  );
  return { ...site, requested, mostOpen: () => mostOpen };
}

test('every page of the sitemap is requested once, one at a time', async () => {
  const site = await startSite();
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested).toEqual([...FILES, ...PAGES]);
  expect(site.mostOpen()).toBe(1);
});

test('pages that fail are requested again in the next round', async () => {
  const site = await startSite({ '/blog': 2 });
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested).toEqual([...FILES, ...PAGES, '/blog', '/blog']);
});

test.each(FILES)('while %s is unavailable no page is requested', async (file) => {
  const site = await startSite({ [file]: 1 });
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested.filter((path) => path === '/')).toHaveLength(1);
  expect(site.requested.indexOf('/')).toBeGreaterThan(site.requested.lastIndexOf(file));
});

test('ten rounds are the limit', async () => {
  const site = await startSite({ '/sitemap.xml': 99 });
  await warmPages(site.url, PACE);
  await site.stop();
  expect(site.requested).toEqual(Array.from({ length: 10 }, () => '/sitemap.xml'));
});
