import type { Page } from '@playwright/test';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const toBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test.describe('press room', () => {
  test('shows 8 items without script, then 16 at their own URL', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/prensa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sala de Prensa');
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await page.getByRole('link', { name: 'Cargar más comunicados' }).click();
    await expect(page).toHaveURL('/prensa/pagina/2#comunicado-9');
    await expect(cards(page)).toHaveCount(16);
    await context.close();
  });

  test('loads 8 more items on each scroll to the bottom, up to the last', async ({ page }) => {
    await page.goto('/prensa');
    await expect(page.getByRole('status').first()).toHaveText('Se muestran 8 comunicados');
    for (const [count, address] of [
      [16, '/prensa/pagina/2'],
      [24, '/prensa/pagina/3'],
      [27, '/prensa/pagina/4'],
    ] as const) {
      await toBottom(page);
      await expect(cards(page)).toHaveCount(count);
      await expect(page).toHaveURL(address);
    }
    await expect(page.getByRole('link', { name: 'Cargar más comunicados' })).toBeHidden();

    const item = cards(page).nth(20).getByRole('link');
    await item.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await item.click();
    await expect(page.getByRole('link', { name: 'REGRESAR' })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(27);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
    await page.reload();
    await expect(cards(page)).toHaveCount(27);
  });

  test('shifts nothing while the wheel scrolls to the end', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        document.documentElement.dataset.shift = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/prensa');
    await expect(page.getByRole('link', { name: /^prensa@/ }).first()).toBeInViewport();
    await page.mouse.move(700, 450);
    while ((await cards(page).count()) < 27) await page.mouse.wheel(0, 60);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.05);
  });

  test('keeps its items if a page fails to load, and can retry', async ({ page }) => {
    await page.route('**/api/press?page=1', (route) => route.fulfill({ status: 502 }));
    await page.goto('/prensa');
    await toBottom(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('800 733 22 22');
    await expect(cards(page)).toHaveCount(8);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cards(page)).toHaveCount(16);
    await expect(alert).toBeHidden();
  });

  test('shows an item by its title and by its URL, with files of any name', async ({ request }) => {
    const title =
      'Resultados 2025: regresan a la industria 348 mil toneladas de materiales, la cifra más alta de la compañía';
    for (const name of ['resultados-2025-materiales-recuperados', encodeURIComponent(title)]) {
      const html = await (await request.get(`/detalle_prensa/${name}`)).text();
      expect(html).toContain(`>${title}</h1>`);
      expect(html).toMatch(/<a [^>]*href="\/prensa"[^>]*>(?:(?!<\/a>).)*REGRESAR/s);
      expect(html).toMatch(
        /<a [^>]*href="\/archivos\/Bolet%C3%ADn%20\(abril\)%20%232%20100%25%20%26%20m%C3%A1s\.pdf"/,
      );
    }
  });

  test('shows an item whose title has a percent sign, with its metadata', async ({ page }) => {
    await page.goto('/prensa');
    await page.getByRole('link', { name: /el 20 % del consumo/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('el 20 % del consumo');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('el 20 % del consumo');
    await expect(page).toHaveTitle(/^Techos solares/);
  });
});
