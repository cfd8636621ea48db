import type { Page } from '@playwright/test';
import {
  edgeless,
  missingPictures,
  movements,
  picturedTexts,
} from '@/tests/e2e/support/accessibility/senses';
import { DESK, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { wizardOn } from '@/tests/e2e/support/wizard';
import { pageTypes } from '@/tests/support/page-types';

/** Pages with text over a picture. */
const PICTURED = ['/', '/sostenibilidad', '/bolsadetrabajo', '/sucursales/campeche', '/servicios'];

test.describe('text over pictures', () => {
  test.use({ pagePictures: 'real', contextOptions: { reducedMotion: 'reduce' } });

  async function worstTexts(page: Page, path: string) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const seen = [];
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; ; top = Math.min(end, top + 600)) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => missingPictures(page)).toBe(0);
      seen.push(...(await picturedTexts(page)));
      if (top >= end) return seen;
    }
  }

  for (const viewport of [PHONE, DESK]) {
    for (const path of PICTURED) {
      test(`of ${path} at ${viewport.width} px contrasts with every pixel behind it`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const seen = await worstTexts(page, path);
        expect(seen.filter(({ worst, least }) => worst < least)).toEqual([]);
      });
    }
  }

  for (const width of [768, 1024, 1440]) {
    test(`of the hero’s every slide at ${width} px is found and contrasts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/', { waitUntil: 'networkidle' });
      const hero = page.getByRole('region', { name: 'Destacados' });
      const slides = await hero.getByRole('group').all();
      expect(slides.length).toBeGreaterThan(1);
      for (const slide of slides) {
        await expect(slide).toBeInViewport({ ratio: 0.9 });
        const seen = await picturedTexts(page);
        expect(seen).not.toEqual([]);
        expect(seen.filter(({ worst, least }) => worst < least)).toEqual([]);
        await hero.getByRole('button', { name: 'Siguiente' }).click();
      }
    });
  }
});

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, on any page', async ({ page }) => {
    for (const { path } of pageTypes) {
      await page.goto(path);
      expect(await movements(page), path).toEqual([]);
    }
  });

  test('no carousel plays by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const hero = page.getByRole('region', { name: 'Destacados' });
    await expect(hero.getByRole('button', { name: 'Reproducir el carrusel' })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(hero.getByRole('group').first()).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('leave every button and field its edge, every icon its colour', async ({ page }) => {
    for (const { path } of pageTypes) {
      await page.goto(path);
      expect(await edgeless(page), path).toEqual([]);
    }
  });

  test('still show what is chosen', async ({ page }) => {
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

test.describe('what changes is announced', () => {
  const status = (page: Page) => page.getByRole('main').getByRole('status');

  test('the number of results of a search', async ({ page }) => {
    await page.goto('/busqueda?search=reciclaje');
    await expect(status(page).first()).toHaveText(/^\d+ páginas? de este sitio · \d+ resultados?/);
  });

  test('what the filters of the news leave', async ({ page }) => {
    await page.goto('/blog?buscar=composta');
    await expect(status(page).first()).toHaveText(/^Se encontr/);
  });

  test('what a form found or did', async ({ page }) => {
    await page.goto('/contactanos', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    const toasts = page.getByRole('region', { name: 'Avisos' });
    await expect(toasts).toHaveAttribute('aria-live', 'polite');
    await expect(toasts).toContainText('El campo nombre no puede ir vacío');
    // The library makes toasts tab stops, which send the focus back.
    await expect(toasts.getByRole('listitem').first()).toHaveAttribute('tabindex', '-1');
  });

  test('how many reports match', async ({ page }) => {
    await page.goto('/sostenibilidad', { waitUntil: 'networkidle' });
    await page.getByRole('searchbox', { name: 'Buscar informe' }).fill('zzzz');
    await expect(
      status(page)
        .filter({ hasText: /informe/i })
        .first(),
    ).toBeAttached();
  });

  test('whether a city is served', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open();
    await wizard.service('Recolección domiciliaria');
    await wizard.choosePlace('Nuevo León', 'Monterrey');
    await expect(status(page).filter({ hasText: 'Damos este servicio' })).toBeVisible();
  });
});
