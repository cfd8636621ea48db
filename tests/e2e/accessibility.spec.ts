import {
  axeFindings,
  documentMistakes,
} from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets, TEXT_SPACING } from '@/tests/e2e/support/accessibility/layout';
import { DESK, NARROW, PHONE, shown } from '@/tests/e2e/support/accessibility/pages';
import { expect, test } from '@/tests/e2e/support/fixtures';

/** Least side of a target, in CSS pixels: where it is touched, and anywhere. */
const TOUCHED = 44;
const ANYWHERE = 24;

// What moves is looked at in accessibility-senses.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of shown) {
  for (const [viewport, target] of [
    [PHONE, TOUCHED],
    [DESK, ANYWHERE],
  ] as const) {
    test(`${name} at ${viewport.width} px: rules, targets, text spacing`, async ({
      page,
      gateway,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, gateway);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await documentMistakes(page)).toEqual([]);
      expect.soft(await smallTargets(page, target)).toEqual([]);
      expect.soft(await cutTexts(page)).toEqual([]);
      await page.addStyleTag({ content: TEXT_SPACING });
      expect.soft(await cutTexts(page), 'with more space').toEqual([]);
    });
  }

  test(`${name} reflows to ${NARROW.width} px`, async ({ page, gateway }) => {
    await page.setViewportSize(NARROW);
    await open(page, gateway);
    expect(await cutTexts(page)).toEqual([]);
  });
}
