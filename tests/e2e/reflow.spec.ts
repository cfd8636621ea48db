import { cutTexts } from '@/tests/e2e/support/accessibility/layout';
import { NARROW, PHONE, DESK } from '@/tests/e2e/support/accessibility/pages';
import {
  chromeHeight,
  overlappingTexts,
  setDefaultTextSize,
} from '@/tests/e2e/support/accessibility/reflow';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { pageTypes } from '@/tests/support/page-types';

/** A phone in landscape, and the height that fixed elements may take. */
const SIDEWAYS = { width: 740, height: 360 };
const CHROME_LIMIT = 96;

/** Twice what browsers come with. */
const LARGE_TEXT = 32;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pageTypes) {
  test(`${path}: 320 px, a phone on its side, text at 200 %`, async ({ page }) => {
    const expectAllSeen = async (at: string) => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect.soft(await cutTexts(page), at).toEqual([]);
      expect.soft(await overlappingTexts(page), at).toEqual([]);
    };
    await page.setViewportSize(NARROW);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAllSeen('at 320 px');

    await page.setViewportSize(SIDEWAYS);
    await expectAllSeen('on its side');
    expect.soft(await chromeHeight(page)).toBeLessThanOrEqual(CHROME_LIMIT);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    expect.soft(await chromeHeight(page), 'scrolled').toBeLessThanOrEqual(CHROME_LIMIT);

    await setDefaultTextSize(page, LARGE_TEXT);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT}px`);
      await expectAllSeen(`at ${size.width} px with large text`);
    }
  });
}
