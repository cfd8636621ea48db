import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import { pageTypes } from '@/tests/support/page-types';

const FONTS = '**/*.woff2';
const SIZES = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** Missing in TypeScript's DOM types (Layout Instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    shifted: number;
    moved: string[];
  }
}

test('no page shifts when the typeface loads late', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0, moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        window.shifted += entry.value;
        for (const { node } of entry.sources)
          window.moved.push(node instanceof Element ? node.outerHTML.slice(0, 90) : 'a text');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const { path } of pageTypes) {
      const release = await holdRequests(page, FONTS);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      );
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      });
      const shifted = await page.evaluate(() => window.shifted);
      const moved = await page.evaluate(() => window.moved);
      await page.unroute(FONTS);
      expect.soft(shifted, `${path} at ${size.width} px: ${moved.join(' ')}`).toBe(0);
    }
  }
});
