import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { expect, test as base } from '@/tests/e2e/support/fixtures';
import { startSite, type Site } from '@/tests/support/site';

const CLIENTS = 5;
const REPORTS = 4;

const test = base.extend<object, { tightSite: Site }>({
  tightSite: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'content-'));
      const contentDir = join(folder, 'content');
      await cp('data/content', contentDir, { recursive: true });
      const read = async (name: string) =>
        JSON.parse(await readFile(join(contentDir, name), 'utf8'));
      const write = (name: string, content: unknown) =>
        writeFile(join(contentDir, name), JSON.stringify(content));
      const clients = await read('clients.json');
      await write('clients.json', clients.slice(0, CLIENTS));
      const sustainability = await read('sustainability.json');
      const reports = sustainability.reports.slice(0, REPORTS);
      await write('sustainability.json', { ...sustainability, reports });
      const gateway = await startGateway({ contentDir, dataDir: folder });
      const site = await startSite({ GATEWAY_URL: gateway.url });
      await provide(site);
      await site.stop();
      await gateway.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

function positionsAfter(carousel: Locator): Promise<number[]> {
  return carousel.evaluate(async (region) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const dots = () => [...region.querySelectorAll('[aria-label^="Ir a la posición"]')];
    const slides = region.querySelectorAll('[aria-roledescription="diapositiva"]').length;
    // The carousel measures again after a resize.
    await frame();
    await frame();
    const press = async (name: string) => {
      region.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      // React shows what a press changes before the next task.
      await Promise.resolve();
    };
    await press('Ir a la posición 1');
    const positions: number[] = [];
    for (let count = 0; count < slides; count += 1) {
      await press('Siguiente');
      positions.push(dots().findIndex((dot) => dot.hasAttribute('aria-current')) + 1);
    }
    return positions;
  });
}

async function brokenWidths(page: Page, carousel: Locator, widths: number[], round: number[]) {
  const broken: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (String(await positionsAfter(carousel)) !== String(round)) broken.push(width);
  }
  return broken;
}

for (const [ratio, widths] of [
  [1, [992, 1001, 1013, ...steps(320, 576, 32), ...steps(577, 1440, 7)]],
  [1.25, steps(577, 1440, 37)],
  [1.5, steps(577, 1440, 37)],
  [2.625, steps(577, 1440, 37)],
] as const) {
  test(`five clients loop at every width, at ${ratio} device pixels each`, async ({
    browser,
    tightSite,
  }) => {
    const page = await browser.newPage({
      baseURL: tightSite.url,
      deviceScaleFactor: ratio,
      reducedMotion: 'reduce',
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const clients = page.getByRole('region', { name: 'Clientes', exact: true });
    expect(await brokenWidths(page, clients, [...widths], [2, 3, 4, 5, 1])).toEqual([]);
    await page.close();
  });
}

test('four reports loop at every width where three are shown', async ({ browser, tightSite }) => {
  const page = await browser.newPage({ baseURL: tightSite.url, reducedMotion: 'reduce' });
  await page.goto('/sostenibilidad', { waitUntil: 'networkidle' });
  const reports = page.getByRole('region', { name: 'Lista de informes' });
  const widths = [800, 820, ...steps(768, 1440, 7)];
  expect(await brokenWidths(page, reports, widths, [2, 3, 4, 1])).toEqual([]);
  await page.close();
});
