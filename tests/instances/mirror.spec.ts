import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings, documentMistakes } from '@/tests/e2e/support/accessibility/document';
import { inTurn, sitemapPaths } from '@/tests/support/load';
import { crawl } from '@/tools/mirror/crawl.mts';
import { startEdge } from './support/edge';
import { expect, htmlOf, test } from './support/fixtures';
import { startInstance, type Instance } from './support/instance';
import { moreVisits, underLoad } from './support/load';
import { readMirroredPage } from './support/mirrored-page';

/** Pages of the kinds from which most is taken away. */
const SAMPLE = [
  '/',
  '/sucursales/monterrey',
  '/blog',
  '/Blog_Detalle/composta-en-casa-doce-semanas',
  '/contactanos',
  '/solicita_cotizacion',
  '/prensa',
  '/verReporte_anual/informe-anual-2025',
  '/detalle_pregunta?id_grouper=1&id=1',
  '/sostenibilidad',
];

/** Here an instance has nothing else to do, and converts no picture three times. */
const CRAWL = {
  parallel: 4,
  pictureWidths: [640],
  manners: { pauseMs: 100, attempts: 3, timeoutMs: 30_000 },
};
/** A crawl takes its time beside other work. */
const PATIENT = { timeout: 60_000 };

let folder = '';
let site: Instance;
const out = (name: string) => join(folder, name);
const take = (origin: string, name: string) => crawl({ origin, out: out(name), ...CRAWL });
const current = (name: string) => readlink(join(out(name), 'current'));

/** An edge that keeps nothing yet, has no assets, and no instance either unless it is told. */
const lonelyEdge = (name: string, hosts = { a: '127.0.0.1:1', b: '127.0.0.1:1' }) =>
  startEdge({ ...hosts, assets: out('no-assets'), mirror: out(name) });

test.beforeAll(async ({ gateway, redis, assets }) => {
  folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  // Its own: the crawl renders every page, and other tests want some that nobody has rendered.
  site = await startInstance({ GATEWAY_URL: gateway.url, REDIS_URL: redis.url }, assets);
  const started = performance.now();
  const { pages, files, bytes } = await take(site.url, 'good');
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`  ${pages} pages, ${files} files, ${Math.round(bytes / 1e6)} MB in ${seconds} s`);
});
test.afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true, force: true });
});

test('when all else is dead every address of the sitemap looks like itself', async ({
  instances: [, b],
  redis,
  gateway,
}) => {
  await using edge = await lonelyEdge('good', { a: site.host, b: b.host });
  const live = new Map<string, string>();
  for (const path of await sitemapPaths(site.url)) live.set(path, await htmlOf(site.url + path));
  expect(live.size).toBeGreaterThan(150);
  await Promise.all([site.stop('SIGKILL'), b.stop('SIGKILL')]);
  await redis.kill();
  gateway.faults.add({ kind: 'reset' });
  try {
    const urls = new Set<string>();
    for (const [path, html] of live) {
      const response = await fetch(edge.url + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('x-cache')).toBe('MIRROR');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const copy = await response.text();
      expect(copy).not.toMatch(
        /<(?:form|input|select|textarea|iframe|noscript|script(?! type="app))/,
      );
      expect(copy).toContain('Está viendo una copia del sitio');
      const { urls: needed, ...shown } = readMirroredPage(copy);
      expect(readMirroredPage(html), path).toMatchObject(shown);
      for (const url of needed) urls.add(url);
    }
    expect(urls.size).toBeGreaterThan(1_000);
    const missing: string[] = [];
    for (const url of urls) {
      const response = await fetch(edge.url + url);
      if (response.status !== 200) missing.push(`${response.status} ${url}`);
      await response.body?.cancel();
    }
    expect(missing).toEqual([]);

    // It may exist: nobody knows, so this is no 404.
    const unknown = await fetch(`${edge.url}/sucursales/nunca-vista`);
    const submission = await fetch(`${edge.url}/api/contact`, { method: 'POST', body: 'name=Ana' });
    const data = await fetch(`${edge.url}/blog`, { headers: { rsc: '1' } });
    for (const response of [unknown, submission, data]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await response.text()).toContain('Llamar al 800 733 22 22');
    }
    const beyond = await fetch(`${edge.url}/_next/image?url=../../../../../../etc/passwd&w=640`);
    expect(beyond.status).toBe(503);

    await site.start();
    await edge.uses(site.host);
    expect(await htmlOf(`${edge.url}/blog`)).not.toContain('Está viendo una copia');
  } finally {
    gateway.faults.clear();
  }
});

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

for (const width of [360, 1440]) {
  test(`pages of the mirror in a browser of ${width} px`, async ({ page }) => {
    await using edge = await lonelyEdge('good');
    const problems: string[] = [];
    page.on('console', (message) => problems.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    await page.setViewportSize({ width, height: 800 });
    // What is wide shows on the phone.
    for (const path of width === 360 ? SAMPLE : SAMPLE.slice(0, 4)) {
      await page.goto(edge.url + path);
      await loadPictures(page);
      await expect(page.getByRole('region', { name: 'Aviso sobre esta copia' })).toBeInViewport();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      const seen = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        broken: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
      }));
      expect(seen, path).toMatchObject({ overflow: 0, broken: 0 });
      expect(seen.fonts, path).toBeGreaterThan(0);
      expect(await documentMistakes(page), path).toEqual([]);
      if (width === 360) expect(await axeFindings(page), path).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

test('a new snapshot takes the place of the last one under load, and is seen at once', async () => {
  await using edge = await lonelyEdge('good');
  const dateOf = async () => /<time datetime="([^"]+)"/.exec(await htmlOf(edge.url))?.[1];
  const before = await dateOf();
  const visits = await underLoad(inTurn(SAMPLE.map((path) => edge.url + path)), async (soFar) => {
    await moreVisits(soFar, 200);
    const { fetched } = await take(site.url, 'good');
    expect(fetched).toBeLessThan(10);
    expect(await dateOf()).not.toBe(before);
    await moreVisits(soFar, 200);
  });
  expect(visits.failures).toEqual([]);
});

test('a crawl that was killed goes on; one that loses its instance replaces nothing', async () => {
  const options = ['--url', site.url, '--out', out('killed'), '--parallel', '4'];
  const begun = spawn(process.execPath, ['tools/mirror/mirror.mts', ...options]);
  const ended = once(begun, 'exit');
  const journal = join(out('killed'), 'next/entries.ndjson');
  const lines = async () => (await readFile(journal, 'utf8').catch(() => '')).split('\n').length;
  await expect.poll(lines, PATIENT).toBeGreaterThan(200);
  begun.kill('SIGKILL');
  await ended;
  const done = await lines();
  const { pages, files, fetched } = await take(site.url, 'killed');
  expect(pages + files - fetched).toBeGreaterThanOrEqual(done - 2);

  const good = await current('killed');
  const broken = expect(take(site.url, 'killed')).rejects.toThrow('No new snapshot');
  await expect.poll(lines, PATIENT).toBeGreaterThan(100);
  await site.stop('SIGKILL');
  await broken;
  expect(await current('killed')).toBe(good);
});
