import { focusMistakes } from '@/tests/e2e/support/accessibility/focus';
import { DESK, PHONE, shown } from '@/tests/e2e/support/accessibility/pages';
import { expect, test } from '@/tests/e2e/support/fixtures';

// A focused element scrolls into view at once, so that it can be inspected. No trace: it would hold
// every key press.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.describe.configure({ mode: 'parallel' });

for (const viewport of [PHONE, DESK]) {
  for (const { name, open } of shown) {
    test(`${name} at ${viewport.width} px: Tab reaches everything in order, always visible`, async ({
      page,
      gateway,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, gateway);
      expect(await focusMistakes(page)).toEqual([]);
    });
  }
}
