import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The site's own results. */
const own = (page: Page) => page.getByRole('region', { name: 'En este sitio' });

test.describe('site search', () => {
  test('from the header: type, Enter, 3 results, 2 more, a result, and back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Buscar en el sitio' }).click();
    const box = page.getByRole('combobox', { name: 'Buscar en el sitio' });
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

  test('says when nothing is found, and when nothing responds', async ({ page, gateway }) => {
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

  for (const [term, title, path] of [
    ['horario', /hora/, /^\/detalle_pregunta\?/],
    ['campeche', /^Campeche$/, /^\/sucursales\/campeche$/],
    ['factura', /factura/, /^\/detalle_pregunta\?/],
    ['informe 2025', /^Informe anual 2025$/, /^\/verReporte_anual\//],
    ['barrio de guadalupe', /^Barrio de Guadalupe$/, /^\/sucursales\/campeche\/Barrio/],
  ] as const) {
    test(`"${term}" has the page that answers it first`, async ({ page }) => {
      await page.goto(`/busqueda?search=${encodeURIComponent(term)}`);
      const first = own(page).getByRole('link').first();
      await expect(first).toHaveText(title);
      expect(await first.getAttribute('href')).toMatch(path);
      await first.click();
      await expect(page).not.toHaveURL(/busqueda/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('"queja" brings the ways to complain', async ({ page }) => {
    await page.goto('/busqueda?search=queja');
    const links = own(page).getByRole('link');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain('/contactanos');
    expect(hrefs.some((href) => href?.startsWith('/detalle_pregunta?'))).toBe(true);
  });

  test('a mistyped word: results all the same, and the correction as a link', async ({ page }) => {
    await page.goto('/busqueda?search=facutra');
    await page.getByText('Quizá quiso decir').getByRole('link', { name: '“factura”' }).click();
    await expect(page).toHaveURL('/busqueda?search=factura');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda de "factura"');
    await expect(page.getByText('Quizá quiso decir')).toBeHidden();
  });

  test('suggestions while typing, by keyboard alone', async ({ page }) => {
    await page.goto('/busqueda');
    const box = page.getByRole('combobox', { name: 'Buscar en el sitio' });
    const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
    await box.pressSequentially('campe');
    await expect(options.first()).toContainText('Campeche');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await box.press('ArrowDown');
    const active = await box.getAttribute('aria-activedescendant');
    await expect(options.first()).toHaveAttribute('id', active ?? '');
    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('campe');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL('/sucursales/campeche');
    await page.goBack();
    await box.fill('vidrio');
    await expect(options.first()).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL('/busqueda?search=vidrio');
    await expect(options).toHaveCount(0);
  });

  test("without the gateway's search, the site's own results are shown", async ({
    page,
    gateway,
  }) => {
    gateway.faults.add({ path: '/web/search', kind: 'status', value: 500 });
    await page.goto('/busqueda?search=vidrio');
    await expect(own(page).getByRole('link', { name: 'Vidrio por color' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('800 733 22 22');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('results on a page of their own, 3 and then 2 more', async ({ page }) => {
      await page.goto('/busqueda');
      await expect(page.getByRole('search')).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Buscar en el sitio' }).fill('reciclaje');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page).toHaveURL('/busqueda/resultados/reciclaje/1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda de "reciclaje"');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(own(page).getByRole('link').first()).toHaveText('Reciclaje y valorización');
      await expect(cards(page)).toHaveCount(3);
      await page.getByRole('link', { name: 'Cargar más resultados' }).click();
      await expect(page).toHaveURL('/busqueda/resultados/reciclaje/2');
      await expect(cards(page)).toHaveCount(5);
    });

    test('characters with a meaning in URLs', async ({ page }) => {
      for (const term of ['50% & a/b', '../..', '¿dónde? #1', 'zzzzzz']) {
        await page.goto(`/busqueda/resultados?search=${encodeURIComponent(term)}`);
        const title = /[a-z]/i.test(term) ? `Búsqueda de "${term}"` : 'Búsqueda';
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await expect(page.getByRole('main')).toContainText('No encontramos resultados');
    });

    test("without the gateway's search: the site's results, and the phone", async ({
      page,
      gateway,
    }) => {
      gateway.faults.add({ path: '/web/search', kind: 'status', value: 500 });
      await page.goto('/busqueda/resultados?search=composta%20casera');
      await expect(own(page).getByRole('link').first()).toBeVisible();
      const phone = page.getByRole('main').getByRole('link', { name: '800 733 22 22' });
      await expect(phone).toBeVisible();
    });
  });

  test('the handlers refuse invalid searches', async ({ request }) => {
    expect((await request.get('/api/search/suggest')).status()).toBe(400);
    expect((await request.get('/api/search')).status()).toBe(400);
    expect((await request.get(`/api/search?search=${'a'.repeat(201)}`)).status()).toBe(400);
    const found = await request.get(`/api/search?search=${'a'.repeat(200)}`);
    expect(found.status()).toBe(200);
    expect(found.headers()['cache-control']).toContain('max-age=30');
  });
});
