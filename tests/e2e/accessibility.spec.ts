import { axeFindings, documentMistakes } from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets, TEXT_SPACING } from '@/tests/e2e/support/accessibility/layout';
import { DESK, NARROW, PHONE, shown } from '@/tests/e2e/support/accessibility/pages';
import { expect, test } from '@/tests/e2e/support/fixtures';

/** Least side of a target, in CSS pixels: where it is touched, and anywhere. */
const TARGETS = [
  [PHONE, 44],
  [DESK, 24],
] as const;

// Motion is checked in accessibility-senses.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open, isOfWidth } of shown) {
  test(`${name}: rules, names, targets, reflow, text spacing`, async ({ page, gateway }) => {
    for (const [viewport, least] of TARGETS) {
      await page.setViewportSize(viewport);
      if (viewport === PHONE || isOfWidth) await open(page, gateway);
      const at = `at ${viewport.width} px`;
      expect.soft(await axeFindings(page), at).toEqual([]);
      expect.soft(await documentMistakes(page), at).toEqual([]);
      expect.soft(await smallTargets(page, least), at).toEqual([]);
      expect.soft(await cutTexts(page), at).toEqual([]);
      const spacing = await page.addStyleTag({ content: TEXT_SPACING });
      expect.soft(await cutTexts(page), `${at}, with more space`).toEqual([]);
      await spacing.evaluate((style) => style.parentNode?.removeChild(style));
      if (viewport !== PHONE) continue;
      await page.setViewportSize(NARROW);
      expect.soft(await cutTexts(page), `at ${NARROW.width} px`).toEqual([]);
    }
  });
}
