import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { axeFindings, documentMistakes } from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets, TEXT_SPACING } from '@/tests/e2e/support/accessibility/layout';
import { DESK, NARROW, PHONE, states, types } from '@/tests/e2e/support/accessibility/pages';
import { complaintsOf } from '@/tests/e2e/support/complaints';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';
import { pageTypes } from '@/tests/support/page-types';

// The workers share the tests.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Sets the browser's default text size, which `rem` and the `em` of media queries follow. */
async function setDefaultTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

/** Checks that nothing is cut at any width, with wider text spacing and with large text. */
async function expectReflow(page: Page): Promise<void> {
  for (const viewport of [NARROW, PHONE, DESK]) {
    await page.setViewportSize(viewport);
    expect.soft(await cutTexts(page), `at ${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  const spacing = await page.addStyleTag({ content: TEXT_SPACING });
  expect.soft(await cutTexts(page), 'with more space').toEqual([]);
  await spacing.evaluate((style) => style.parentNode?.removeChild(style));
  await setDefaultTextSize(page, 32);
  expect.soft(await cutTexts(page), 'with large text').toEqual([]);
  await setDefaultTextSize(page, 16);
}

test('every page is valid HTML', async ({ site }) => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const mistakes: string[] = [];
  for (const { path } of pageTypes) {
    const { body } = await httpRequest(site.url + path);
    const { results } = await validator.validateString(body);
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      mistakes.push(`${path}: ${message} (${selector})`);
  }
  expect(mistakes).toEqual([]);
});

for (const { name, open } of types) {
  test(`${name} meets the accessibility rules at every width and logs no error`, async ({
    page,
    gateway,
  }) => {
    const complaints = await complaintsOf(page);
    await page.setViewportSize(PHONE);
    await open(page, gateway);
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await documentMistakes(page)).toEqual([]);
    expect.soft(await smallTargets(page, 44)).toEqual([]);
    await expectReflow(page);
    await page.setViewportSize(DESK);
    // In a wide window, header and footer are the same on every page, so only the home page checks them.
    expect.soft(await axeFindings(page, name === '/' ? 'html' : 'main')).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect.soft(complaints, 'policy and console').toEqual([]);
  });
}

for (const { name, open, isOfWidth } of states) {
  test(`${name} meets the accessibility rules`, async ({ page, gateway }) => {
    for (const viewport of isOfWidth ? [PHONE, DESK] : [PHONE]) {
      await page.setViewportSize(viewport);
      await open(page, gateway);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await documentMistakes(page)).toEqual([]);
      expect.soft(await smallTargets(page, viewport === PHONE ? 44 : 24)).toEqual([]);
      expect.soft(await cutTexts(page)).toEqual([]);
    }
  });
}

/** Returns the focused element's mistakes; undefined once the focus has left the page. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // Some controls are invisible and only their label shows, so the label is checked.
    const seen =
      (Number(getComputedStyle(focused).opacity) === 0 && focused.closest('label')) || focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = hit === null || !(seen.contains(hit) || hit.contains(seen));
    const rings = [seen, seen.parentElement, seen.closest('label, article, li')].map((element) =>
      element === null ? 'none' : getComputedStyle(element).outlineStyle,
    );
    const name = `${focused.tagName} ${focused.ariaLabel ?? focused.innerText}`.slice(0, 60);
    const isRinged = rings.some((style) => style !== 'none');
    return [
      ...(isCovered ? [`${name} is covered`] : []),
      ...(isRinged ? [] : [`${name}: no ring`]),
    ];
  });

for (const path of ['/', '/sucursales/campeche', '/contactanos']) {
  test(`Tab shows where the focus is on ${path}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(path);
    const mistakes: string[] = [];
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await page.keyboard.press('Tab');
      const found = await readFocus(page);
      if (found === undefined) break;
      mistakes.push(...found);
    }
    expect(stops).toBeGreaterThan(10);
    expect(mistakes).toEqual([]);
  });
}
