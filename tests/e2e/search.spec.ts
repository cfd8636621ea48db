import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('site search', () => {
  test('from the header: type, Enter, 3 results, 2 more, a result, and back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Buscar en el sitio' }).click();
    const box = page.getByRole('searchbox', { name: 'Buscar en el sitio' });
    await expect(box).toBeFocused();
    await box.fill('camiones "eléctricos"');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Búsqueda de "camiones "eléctricos""',
    );
    await box.fill('reciclaje');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/busqueda?search=reciclaje');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda de "reciclaje"');
    await expect(page).toHaveTitle(/^Búsqueda de "reciclaje" \| /);
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Cargar más resultados' }).click();
    await expect(cards(page)).toHaveCount(5);
    await expect(cards(page).nth(3).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL('/busqueda?search=reciclaje&pagina=2');
    await cards(page).nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/Blog_Detalle|detalle_prensa|vacantes|resp_detalle/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Búsqueda');
    await page.goBack();
    await expect(cards(page)).toHaveCount(5);
  });

  test('leads to the pages of each module', async ({ page }) => {
    const targets: [string, RegExp][] = [
      ['composta', /^\/Blog_Detalle\/.*%20/],
      ['puertas abiertas', /^\/detalle_prensa\/.*%20/],
      ['vacantes', /^\/vacantes$/],
      ['becas', /^\/resp_detalle\/\d+$/],
    ];
    for (const [term, href] of targets) {
      await page.goto(`/busqueda?search=${encodeURIComponent(term)}`);
      await expect(cards(page).first()).toBeVisible();
      const links = cards(page).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(
        hrefs.some((found) => href.test(found ?? '')),
        `${term}: ${hrefs.join(' ')}`,
      ).toBe(true);
    }
  });

  test('says when nothing is found, and when nothing answers', async ({ page, gateway }) => {
    await page.goto('/busqueda?search=zzzzzz');
    await expect(page.getByRole('status').first()).toHaveText(
      'No encontramos resultados para "zzzzzz"',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Servicios' })).toBeVisible();
    gateway.faults.add({ path: '/web/search', kind: 'status', value: 500 });
    await page.goto('/busqueda?search=vidrio');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('800 733 22 22');
    gateway.faults.clear();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('without script: a sentence, the phone and places to go, and no dead form', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/busqueda?search=vidrio');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Preguntas frecuentes' }),
    ).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '800 733 22 22' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await context.close();
  });

  test('the handler refuses what is no search', async ({ request }) => {
    expect((await request.get('/api/search')).status()).toBe(400);
    expect((await request.get(`/api/search?search=${'a'.repeat(201)}`)).status()).toBe(400);
    const found = await request.get(`/api/search?search=${'a'.repeat(200)}`);
    expect(found.status()).toBe(200);
    expect(found.headers()['cache-control']).toContain('max-age=30');
  });
});
