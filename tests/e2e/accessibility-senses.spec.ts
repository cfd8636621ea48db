import type { Page } from '@playwright/test';
import { missingPictures, picturedTexts } from '@/tests/e2e/support/accessibility/picture-contrast';
import { DESK, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { expect, sharedTest, test } from '@/tests/e2e/support/fixtures';
import { wizardOn } from '@/tests/e2e/support/wizard';

/** Pages with text over a picture. */
const PICTURED = ['/', '/sucursales/campeche', '/servicios'];

test.describe('text over pictures', () => {
  sharedTest.use({ pagePictures: 'real' });
  // The test compares text with the picture behind it, so it loads the original: a conversion takes longer.
  sharedTest.beforeEach(async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/_next/image*', (route) => {
      const file = new URL(route.request().url()).searchParams.get('url') ?? '';
      return route.continue({ url: new URL(file, baseURL).href });
    });
  });

  async function expectContrast(page: Page, at: string) {
    const seen = await picturedTexts(page);
    const faint = seen.filter(({ worst, least }) => worst < least);
    expect.soft(faint, at).toEqual([]);
    return seen;
  }

  async function expectContrastDown(page: Page, at: string) {
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; ; top = Math.min(end, top + 600)) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => missingPictures(page)).toBe(0);
      await expectContrast(page, at);
      if (top >= end) return;
    }
  }

  for (const path of PICTURED) {
    sharedTest(`contrasts with every pixel behind it on ${path}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await expectContrastDown(page, `at ${viewport.width} px`);
      }
    });
  }

  sharedTest('contrasts on every slide of the hero', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const hero = page.getByRole('region', { name: 'Destacados' });
    const slides = await hero.getByRole('group').all();
    expect(slides.length).toBeGreaterThan(1);
    await page.setViewportSize(DESK);
    for (const slide of slides) {
      await expect(slide).toBeInViewport({ ratio: 0.9 });
      await expect.poll(() => missingPictures(page)).toBe(0);
      expect(await expectContrast(page, 'on a desk')).not.toEqual([]);
      await hero.getByRole('button', { name: 'Siguiente' }).click();
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no carousel plays by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const hero = page.getByRole('region', { name: 'Destacados' });
    await expect(hero.getByRole('button', { name: 'Reproducir el carrusel' })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(hero.getByRole('group').first()).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen option is still marked', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open();
    const tile = page.locator('label', { has: page.getByRole('radio') }).first();
    const mark = tile.locator('svg');
    await expect(mark).toBeHidden();
    await tile.getByRole('radio').check({ force: true });
    await expect(mark).toBeVisible();
    await expect(tile).toHaveCSS('border-top-width', '4px');
  });
});

// The states in support/accessibility/pages.ts cover the other announcements.
test.describe('a status message announces', () => {
  const status = (page: Page) => page.getByRole('main').getByRole('status');

  sharedTest('how many posts the filters of the news leave', async ({ page }) => {
    await page.goto('/blog?buscar=composta');
    await expect(status(page).first()).toHaveText(/^Se encontr/);
  });

  sharedTest('how many reports match the search', async ({ page }) => {
    await page.goto('/sostenibilidad', { waitUntil: 'networkidle' });
    await page.getByRole('searchbox', { name: 'Buscar informe' }).fill('zzzz');
    await expect(
      status(page)
        .filter({ hasText: /informe/i })
        .first(),
    ).toBeAttached();
  });
});
