import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { nestedBomb } from '@/tests/support/hostile-pdfs';
import { httpRequest } from '@/tests/support/http-request';
import { makeReport } from '@/tests/support/report-pdf';
import { startSite, type Site } from '@/tests/support/site';

const REPORT = '/verReporte_anual/informe-anual-2025';
const PDF = '/archivos/informe-anual-2025.pdf';
const FILE_CALL = '/azure-storage/api/blob/download';

const pictureUrl = (origin: string, file = PDF, width = 640) =>
  `${origin}/_next/image?url=${encodeURIComponent(file)}&w=${width}&q=75`;
const picture = (page: Page) => page.getByRole('img', { name: 'Página 1 de Informe anual 2025' });
const cover = (page: Page) => page.getByRole('img', { name: /^Portada de/ });
const canvas = (page: Page, number: number) =>
  page.locator(`[data-page="${number}"] canvas`).first();

/** Holds the document back, until the returned function is called. */
async function holdDocument(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/archivos/*.pdf', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A folder with one file, under a name that no cache of pictures has. */
async function withFile(bytes: Buffer, check: (folder: string, name: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const name = `${randomUUID()}.pdf`;
  await writeFile(join(folder, name), bytes);
  await check(folder, name).finally(() => rm(folder, { recursive: true, force: true }));
}

async function withSite(gatewayUrl: string, check: (site: Site) => Promise<void>) {
  const site = await startSite({ GATEWAY_URL: gatewayUrl });
  await check(site).finally(() => site.stop());
}

/** The sum of all layout shifts so far. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const viewport of [
  { width: 1440, height: 1000 },
  { width: 768, height: 1000 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, pagePictures: 'real' });

    test('the first page is there before the document, and its drawing in the same place', async ({
      page,
    }) => {
      await countShifts(page);
      const release = await holdDocument(page);
      await page.goto(REPORT);
      await expect(picture(page)).toBeVisible();
      await expect
        .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThanOrEqual(640);
      await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const before = await picture(page).boundingBox();

      release();
      await expect(canvas(page, 1)).toBeVisible();
      await expect(picture(page)).toBeHidden();
      const after = await canvas(page, 1).boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((before?.[side] ?? 0) - (after?.[side] ?? NaN))).toBeLessThanOrEqual(1.5);
      const shift = await page.locator('html').getAttribute('data-shift');
      expect(Number(shift ?? 0)).toBeLessThan(0.01);
    });
  });
}

test('a link to another page does not show the first one', async ({ page }) => {
  const release = await holdDocument(page);
  await page.goto(`${REPORT}#p=7`);
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
  release();
  await expect(canvas(page, 7)).toBeVisible();
});

for (const [name, make] of [
  ['broken', async () => (await makeReport({ pages: 9 })).subarray(0, 900)],
  ['hostile', () => Promise.resolve(nestedBomb())],
] as const) {
  test.describe('a document without a picture', () => {
    test.use({ pagePictures: 'real' });

    test(`a ${name} document leaves the cover`, async ({ page }) => {
      await withFile(await make(), async (folder, file) => {
        const gateway = await startAlteredGateway(
          (_path, body) =>
            JSON.parse(JSON.stringify(body).replaceAll('informe-anual-2025.pdf', file)),
          folder,
        );
        await withSite(gateway.url, async ({ url }) => {
          const release = await holdDocument(page);
          const { status, headers } = await httpRequest(pictureUrl(url, `/archivos/${file}`));
          expect(status).toBe(422);
          expect(headers['cache-control'] ?? '').not.toMatch(/max-age|public/);
          await page.goto(url + REPORT);
          await expect(cover(page)).toBeVisible();
          await expect(picture(page)).toHaveCount(0);
          release();
        }).finally(() => gateway.stop());
      });
    });
  });
}

test('the picture is cacheable, has an ETag, and is drawn once', async ({ site, gateway }) => {
  const url = pictureUrl(site.url, PDF, 828);
  const first = await httpRequest(url, { accept: 'image/avif' });
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(first.headers['cache-control']).toMatch(/^public, max-age=86400/);
  expect((await sharp(first.bytes).metadata()).width).toBe(828);
  // Less than a tenth of the document.
  expect(first.bytes.length).toBeLessThan(60_000);

  gateway.requestLog.reset();
  const etag = String(first.headers.etag);
  const again = await httpRequest(url, { accept: 'image/avif', 'if-none-match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(gateway.requestLog.last()).toEqual([]);
});

test('missing is 404, and a gateway that is down leaves nothing behind', async () => {
  await withFile(await makeReport({ pages: 2 }), async (filesDir, file) => {
    const gateway = await startGateway({ filesDir });
    const ask = (url: string, name: string) =>
      httpRequest(pictureUrl(url, `/archivos/${name}`)).then(({ status, headers }) => ({
        status,
        isCached: /max-age|public/.test(headers['cache-control'] ?? ''),
      }));
    await withSite(gateway.url, async ({ url }) => {
      expect(await ask(url, `no-${file}`)).toEqual({ status: 404, isCached: false });
      gateway.faults.add({ path: FILE_CALL, kind: 'status', value: 500 });
      expect(await ask(url, file)).toEqual({ status: 502, isCached: false });
      gateway.faults.clear();
      expect(await ask(url, file)).toEqual({ status: 200, isCached: true });
    }).finally(() => gateway.stop());
  });
});
