import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import { DOCUMENTS, isDrawn, pictureUrl, REPORT } from '@/tests/e2e/support/report-reader';
import { httpRequest } from '@/tests/support/http-request';

const HEIGHT = 1000;

const picture = (page: Page) => page.getByRole('img', { name: 'Página 1 de Informe anual 2025' });

declare global {
  interface Window {
    /** The sum of all layout shifts so far. */
    sumOfShifts(): number;
  }
}

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.sumOfShifts = () => {
      add(observer.takeRecords());
      return shift;
    };
  });
/** Once the frame is over in which something moved: a shift is not told before. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return window.sumOfShifts();
  });

/** Where something stands at each width; the page is left at the last. */
async function places(page: Page, widths: readonly number[], shown: Locator) {
  const boxes: Record<string, number>[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(shown).toBeVisible();
    boxes.push({ ...(await shown.boundingBox()) });
  }
  return boxes;
}

test.describe('the first page', () => {
  test.use({ pagePictures: 'real' });

  for (const widths of [[768, 1440], [360]]) {
    test(`is there before the document, and its drawing in the same place, ${widths.join(' and ')} px wide`, async ({
      page,
    }) => {
      const last = { width: widths.at(-1) ?? 0, height: HEIGHT };
      await page.setViewportSize(last);
      await countShifts(page);
      const release = await holdRequests(page, DOCUMENTS);
      await page.goto(REPORT);
      await expect(picture(page)).toBeVisible();
      await expect
        .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThanOrEqual(640);
      await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const whileLoading = await shifted(page);
      const before = await places(page, widths, picture(page));
      const byResizing = (await shifted(page)) - whileLoading;

      release();
      await isDrawn(page, 1);
      await expect(picture(page)).toBeHidden();
      expect((await shifted(page)) - byResizing).toBeLessThan(0.01);
      const canvas = page.locator('[data-page="1"] canvas').first();
      const after = (await places(page, widths.toReversed(), canvas)).toReversed();
      for (const [at, width] of widths.entries()) {
        for (const side of ['x', 'y', 'width', 'height'])
          expect(
            Math.abs((before[at]?.[side] ?? 0) - (after[at]?.[side] ?? NaN)),
            `${side} at ${width} px`,
          ).toBeLessThanOrEqual(1.5);
      }
    });
  }
});

test('the picture is cacheable, has an ETag, and is drawn once', async ({ site, gateway }) => {
  const url = pictureUrl(site.url, 'informe-anual-2025.pdf', 828);
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
