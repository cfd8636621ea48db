import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { DESK, LINKS } from '@/tests/e2e/support/links';
import { wizardOn } from '@/tests/e2e/support/wizard';

// The page that makes links is a drill's: tests/drills/link-desk.spec.ts.
test('they open what was chosen', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open(LINKS.quote);
  await wizard.isAt('Paso 3/5');
  await expect(wizard.summary).toContainText('Residuos clínicos (RPBI)');
  await expect(wizard.summary).toContainText('Monterrey, Nuevo León');
  await page.goto(LINKS.news);
  await expect(page.getByRole('searchbox', { name: 'Buscar noticias' })).toHaveValue('composta');
  await expect(page.getByLabel('Ubicacion').locator(':checked')).toHaveText('Nuevo León');
  await page.goto(LINKS.report);
  await expect(page.getByText(/^Páginas 2 y 3 de \d+$/).first()).toBeAttached();
  await page.goto(LINKS.zone);
  await expect(page.getByRole('heading', { level: 3, name: 'Cumbres' })).toBeVisible();
  await page.goto(LINKS.map);
  await expect(page.getByRole('radio', { name: 'Líneas de negocio' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Presencia nacional' })).toBeInViewport();
  await page.goto(LINKS.question);
  await expect(
    page.locator('details[open] details[open]').getByText('¿Cómo cambio los días'),
  ).toBeVisible();
});

test('"Compartir" leads to the desk for the team alone', async ({ page }) => {
  const POST = '/Blog_Detalle/composta-en-casa-doce-semanas';
  const share = page.getByRole('button', { name: 'Compartir', exact: true }).first();
  const link = page.getByRole('link', { name: 'Enlace de campaña' }).first();
  await page.goto(POST, { waitUntil: 'networkidle' });
  await share.click();
  await expect(page.getByText('Copiar enlace').first()).toBeVisible();
  await expect(link).toBeHidden();
  await page.goto(`${POST}?equipo=1`, { waitUntil: 'networkidle' });
  await share.click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`^[^?]+${DESK}[?]`));
});

test('search engines and visitors do not find it', async ({ request, page }) => {
  const html = await (await request.get(DESK)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const sitemap = await (await request.get('/sitemap-paginas-1.xml')).text();
  expect(sitemap).toContain('/sucursales');
  expect(sitemap).not.toContain(DESK);
  await page.goto('/');
  expect(await page.locator(`a[href*="${DESK}"]`).count()).toBe(0);
  const found = await request.get('/api/search/suggest?search=enlaces%20de%20campa%C3%B1a');
  expect(await found.text()).not.toContain(DESK);
});
