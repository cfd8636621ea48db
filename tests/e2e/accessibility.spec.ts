import { cutTexts } from '@/tests/e2e/support/accessibility/layout';
import { lateLargestPaint } from '@/tests/e2e/support/accessibility/largest-paint';
import { formattersOf, watchFormatters } from '@/tests/e2e/support/accessibility/locale-data';
import { DESK, NARROW, PHONE, states, types } from '@/tests/e2e/support/accessibility/pages';
import { expectPrinted } from '@/tests/e2e/support/accessibility/paper';
import { edgeless, movements } from '@/tests/e2e/support/accessibility/senses';
import { expectReflow, expectUsable, TARGETS } from '@/tests/e2e/support/accessibility/usable';
import { complaintsOf, isHydrated } from '@/tests/e2e/support/complaints';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

// Each page is loaded once and asked everything; workers share the tests.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, open } of types) {
  test(`${name}: for every sense, width and paper, without a complaint`, async ({
    page,
    gateway,
    request,
  }) => {
    // Cached, so that it has its strict policy.
    const html = await (await request.get(name)).text();
    const complaints = await complaintsOf(page);
    await watchFormatters(page);
    await page.setViewportSize(PHONE);
    await open(page, gateway);
    await isHydrated(page);
    expect.soft(await lateLargestPaint(page, html), 'a paint that waits for a script').toBe('');
    for (const width of TARGETS) {
      await page.setViewportSize(width.viewport);
      expect.soft(await formattersOf(page), 'locale data').toEqual([]);
      // Header and footer of a wide window are the home page's everywhere.
      const isWhole = width.viewport === PHONE || name === '/';
      await expectUsable(page, width, isWhole ? undefined : 'main');
    }
    expect.soft(await movements(page), 'less motion').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await edgeless(page), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await expectReflow(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect.soft(complaints, 'policy and console').toEqual([]);
    await page.setViewportSize(DESK);
    await expectPrinted(page, name);
  });
}

for (const { name, open, isOfWidth } of states) {
  test(`${name}: rules, names, targets, reflow, text spacing`, async ({ page, gateway }) => {
    for (const width of TARGETS) {
      if (width.viewport !== PHONE && !isOfWidth) continue;
      await page.setViewportSize(width.viewport);
      await open(page, gateway);
      await expectUsable(page, width);
      if (width.viewport !== PHONE) continue;
      await page.setViewportSize(NARROW);
      expect.soft(await cutTexts(page), `at ${NARROW.width} px`).toEqual([]);
    }
  });
}
