import type { APIRequestContext, Page } from '@playwright/test';
import { expect, sharedTest as test, test as plainTest } from '@/tests/e2e/support/fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Returns the section with the site's own results. */
const own = (page: Page) => page.getByRole('region', { name: 'En este sitio' });

const atTerm = (path: string, term: string) => `${path}?search=${encodeURIComponent(term)}`;

interface Results {
  gateway: { cards: { href?: string }[] };
  site: { results: { title: string; href: string }[] };
}

/** Returns the results in the order of the page. */
async function resultsOf(request: APIRequestContext, term: string): Promise<Results> {
  return (await request.get(atTerm('/api/search', term))).json();
}

/** Returns the HTML of the results page for browsers without script. */
async function plainResults(request: APIRequestContext, term: string): Promise<string> {
  return (await request.get(atTerm('/busqueda/resultados', term))).text();
}

test.describe('site search', () => {
  test('starts in the header, shows 3 results and 2 more, opens one, and keeps all on Back', async ({
    page,
  }) => {
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

  test('leads to the pages of each module', async ({ request }) => {
    for (const [term, href] of [
      ['composta', /^\/Blog_Detalle\/.*%20/],
      ['puertas abiertas', /^\/detalle_prensa\/.*%20/],
      ['vacantes', /^\/vacantes\?id=\d+&search=vacantes$/],
      ['becas', /^\/resp_detalle\/\d+$/],
    ] as const) {
      const { gateway } = await resultsOf(request, term);
      const hrefs = gateway.cards.map((card) => card.href ?? '');
      expect(hrefs, term).toContainEqual(expect.stringMatching(href));
    }
  });

  test('lists the page that answers a word first', async ({ request }) => {
    for (const [term, title, path] of [
      ['horario', /hora/, /^\/detalle_pregunta\?/],
      ['campeche', /^Campeche$/, /^\/sucursales\/campeche$/],
      ['factura', /factura/, /^\/detalle_pregunta\?/],
      ['informe 2025', /^Informe anual 2025$/, /^\/verReporte_anual\//],
      ['barrio de guadalupe', /^Barrio de Guadalupe$/, /^\/sucursales\/campeche\/barrio/],
      ['c.p. 24040', /^San Román$/, /^\/sucursales\/campeche\/san/],
    ] as const) {
      const [first] = (await resultsOf(request, term)).site.results;
      expect(first?.title, term).toMatch(title);
      expect(first?.href, term).toMatch(path);
      const answer = await request.get(first?.href ?? '', { maxRedirects: 0 });
      expect(answer.status(), term).toBe(200);
      expect(await answer.text(), term).toContain('<h1');
    }
  });

  test("reports an empty result, and shows the site's own results without the gateway's search", async ({
    page,
    gateway,
  }) => {
    await page.goto('/busqueda?search=zzzzzz');
    await expect(page.getByRole('status').first()).toHaveText(
      'No encontramos resultados para "zzzzzz"',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Servicios' })).toBeVisible();

    gateway.faults.add({ path: '/web/search', kind: 'status', value: 500 });
    await page.getByRole('combobox', { name: 'Buscar en el sitio' }).fill('vidrio');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(own(page).getByRole('link', { name: 'Vidrio por color' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('800 733 22 22');
    gateway.faults.clear();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('suggests pages while typing, by keyboard alone, and links the correction of a mistyped word', async ({
    page,
  }) => {
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
    await box.fill('facutra');
    await box.press('Enter');
    await page.getByText('¿Quisiste decir').getByRole('link', { name: '“factura”' }).click();
    await expect(page).toHaveURL('/busqueda?search=factura');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda de "factura"');
    await expect(page.getByText('¿Quisiste decir')).toBeHidden();
    await box.fill('papel');
    await expect(options.first()).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL('/busqueda?search=papel');
    await expect(options).toHaveCount(0);
  });

  test.describe('without script', () => {
    plainTest.use({ javaScriptEnabled: false });

    plainTest('shows 3 results on a separate page, and then 2 more', async ({ page }) => {
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

    test('keeps characters that have a meaning in URLs', async ({ request }) => {
      for (const term of ['50% & a/b', '../..', '¿dónde? #1', 'zzzzzz']) {
        const html = await plainResults(request, term);
        const title = /[a-z]/i.test(term) ? `Búsqueda de "${term}"` : 'Búsqueda';
        expect(html).toContain(`>${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</h1>`);
        if (term === 'zzzzzz') expect(html).toContain('No encontramos resultados');
      }
    });

    test("shows the site's results and the phone without the gateway's search", async ({
      request,
      gateway,
    }) => {
      gateway.faults.add({ path: '/web/search', kind: 'status', value: 500 });
      const html = await plainResults(request, 'composta casera');
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).toMatch(/<section aria-labelledby="en-este-sitio"[\s\S]*?<a [^>]*href="\//);
      expect(main).toMatch(/<a href="tel:[^>]*>800 733 22 22<\/a>/);
    });
  });
});
