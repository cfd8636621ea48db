import type { Page } from '@playwright/test';
import { expect, SECRET, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { readPage } from '@/tests/support/html';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'Cargar mas noticias' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('news', () => {
  test('show 3 posts without script, then 5 at their own URL, and no form', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('search')).toBeHidden();
    await more(page).click();
    await expect(page).toHaveURL('/blog/pagina/2#noticia-4');
    await expect(cards(page)).toHaveCount(5);
    await context.close();
  });

  test('grow by 2 on "Cargar mas noticias", which moves focus and URL; Back restores them all', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto('/blog');
    await more(page).click();
    await expect(cards(page)).toHaveCount(5);
    await expect(page).toHaveURL('/blog/pagina/2');
    await expect(cards(page).nth(3).getByRole('link')).toBeFocused();
    await more(page).click();
    await expect(cards(page)).toHaveCount(7);
    await expect(page.getByRole('status').first()).toHaveText('Se muestran 7 de 40 noticias');

    const last = cards(page).nth(6).getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await last.click();
    await expect(page).toHaveURL(/Blog_Detalle/);
    await expect(page.getByRole('link', { name: 'Ver todas las noticias' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/blog/pagina/3');
    await expect(cards(page)).toHaveCount(7);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 50);

    await page.reload();
    await expect(cards(page)).toHaveCount(7);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('filters are in the URL, and "Limpiar filtros" restores the list', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('TRÁNSITO Y RESIDUOS');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('status').first()).toContainText('encontr');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
    await page.getByRole('combobox', { name: 'Ubicacion' }).selectOption('Querétaro');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/blog?estado=22');
    await expect(page.getByRole('status').first()).toContainText('Se encontraron 4 noticias');
    await expect(cards(page)).toHaveCount(3);
    await more(page).click();
    await expect(cards(page)).toHaveCount(4);
    await expect(more(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('status').first()).toContainText('Se encontraron 4 noticias');
    await expect(page.getByRole('combobox', { name: 'Ubicacion' })).toHaveValue('22');
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('combobox', { name: 'Ubicacion' })).toHaveValue('');
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('combobox', { name: 'Ubicacion' })).toHaveValue('22');
  });

  test('report a search without a match, and keep the list after a failed search, which can be retried', async ({
    page,
    request,
    gateway,
  }) => {
    await page.goto('/blog?buscar=zzzz');
    await expect(page.getByText('Ninguna noticia coincide con tu búsqueda.')).toBeVisible();
    await page.getByRole('button', { name: 'Limpiar filtros' }).last().click();
    await expect(cards(page)).toHaveCount(3);

    gateway.faults.add({ path: '/web/blog/getall/5', kind: 'status', value: 500 });
    await page.getByRole('combobox', { name: 'Ubicacion' }).selectOption('5');
    await page.getByRole('button', { name: 'Buscar' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('800 733 22 22');
    await expect(cards(page)).toHaveCount(3);
    gateway.faults.clear();
    // The site caches a failure for a few seconds.
    await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${SECRET}` },
      data: { tags: ['blog'] },
    });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('status').first()).toContainText('encontraron');
    await expect(alert).toBeHidden();
  });

  test('are not found at a page out of range or in another spelling', async ({ request }) => {
    for (const page of ['99', '0', '-1', '02', 'dos', '1.5', '%F0%9F%9A%9B']) {
      const response = await request.get(`/blog/pagina/${page}`);
      expect(response.status(), page).toBe(404);
      expect(new URL(response.url()).pathname, page).toBe('/error/404');
    }
    const first = await request.get('/blog/pagina/1');
    expect(new URL(first.url()).pathname).toBe('/blog');
  });

  test('show a post by its URL and by its title', async ({ request, site }) => {
    const title = 'Mitos & realidades del reciclaje: ¿de verdad todo se revuelve en el camión?';
    for (const name of ['mitos-y-realidades-del-reciclaje', encodeURIComponent(title)]) {
      const html = await (await request.get(`/Blog_Detalle/${name}`)).text();
      expect(html).toContain(`>${title.replace('&', '&amp;')}</h1>`);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).toContain('11 de marzo de 2026');
      expect(main).toContain('Ver todas las noticias');
      expect(readPage(html).canonical).toBe(
        `${site.url}/Blog_Detalle/mitos-y-realidades-del-reciclaje`,
      );
    }
  });
});
