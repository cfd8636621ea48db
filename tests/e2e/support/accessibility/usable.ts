import type { Page } from '@playwright/test';
import { axeFindings, documentMistakes } from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets, TEXT_SPACING } from '@/tests/e2e/support/accessibility/layout';
import { DESK, NARROW, PHONE } from '@/tests/e2e/support/accessibility/pages';
import {
  chromeHeight,
  overlappingTexts,
  setDefaultTextSize,
} from '@/tests/e2e/support/accessibility/reflow';
import { expect } from '@/tests/e2e/support/fixtures';

/** Least side of a target, in CSS pixels: where it is touched, and anywhere. */
export const TARGETS = [
  { viewport: PHONE, least: 44 },
  { viewport: DESK, least: 24 },
] as const;

/** A phone in landscape, and the height that fixed elements may take. */
const SIDEWAYS = { width: 740, height: 360 };
const CHROME_LIMIT = 96;

const USUAL_TEXT = 16;

/** The page as it is at this width: rules, names, targets, nothing cut, not even with more space. */
export async function expectUsable(
  page: Page,
  { viewport, least }: (typeof TARGETS)[number],
  rulesWithin?: 'main',
) {
  const at = `at ${viewport.width} px`;
  expect.soft(await axeFindings(page, rulesWithin), at).toEqual([]);
  expect.soft(await documentMistakes(page), at).toEqual([]);
  expect.soft(await smallTargets(page, least), at).toEqual([]);
  expect.soft(await cutTexts(page), at).toEqual([]);
  const spacing = await page.addStyleTag({ content: TEXT_SPACING });
  expect.soft(await cutTexts(page), `${at}, with more space`).toEqual([]);
  await spacing.evaluate((style) => style.parentNode?.removeChild(style));
}

async function expectAllSeen(page: Page, size: typeof SIDEWAYS, as: string) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const at = `at ${size.width} px${as}`;
  expect.soft(await cutTexts(page), at).toEqual([]);
  expect.soft(await overlappingTexts(page), at).toEqual([]);
}

/** The page in little room: 320 px, a phone on its side, text at 200 %. */
export async function expectReflow(page: Page) {
  await expectAllSeen(page, NARROW, '');
  await expectAllSeen(page, SIDEWAYS, ', on its side');
  expect.soft(await chromeHeight(page)).toBeLessThanOrEqual(CHROME_LIMIT);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  expect.soft(await chromeHeight(page), 'scrolled').toBeLessThanOrEqual(CHROME_LIMIT);

  await setDefaultTextSize(page, 2 * USUAL_TEXT);
  await expect(page.locator('html')).toHaveCSS('font-size', `${2 * USUAL_TEXT}px`);
  for (const size of [DESK, PHONE]) await expectAllSeen(page, size, ' with large text');
  await setDefaultTextSize(page, USUAL_TEXT);
  await expect(page.locator('html')).toHaveCSS('font-size', `${USUAL_TEXT}px`);
}
