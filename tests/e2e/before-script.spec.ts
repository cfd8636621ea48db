import { PHONE } from '@/tests/e2e/support/accessibility/pages';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { holdRequests, hydrated } from '@/tests/e2e/support/hold';

const FIELDS = [
  ['/contactanos', ['Nombre', 'Mensaje']],
  ['/solicita_cotizacion', ['Nombre']],
  ['/blog', ['Buscar noticias']],
] as const;

const SCRIPTS = '**/_next/static/chunks/*.js';

for (const [path, labels] of FIELDS) {
  test(`text typed into "${labels.join('", "')}" of ${path} before hydration is kept`, async ({
    page,
  }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const fields = labels.map((label) => page.getByRole('main').getByLabel(label).first());
    for (const field of fields) await field.fill('Tambos de aceite');
    release();
    for (const field of fields) {
      await hydrated(field);
      await expect(field).toHaveValue('Tambos de aceite');
    }
  });
}

for (const [path, label, typed, answer] of [
  ['/busqueda', 'Buscar en el sitio', 'recolec', /^Recolección/],
  ['/sucursales', 'Colonia, zona, ciudad o código postal', 'san roman', /^San Román/],
] as const) {
  test(`the search suggests results for text typed into "${label}" before hydration`, async ({
    page,
  }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByRole('main').getByLabel(label).first();
    await box.fill(typed);
    release();
    const found = page.getByRole('option', { name: answer });
    await expect(
      found.or(page.getByRole('main').getByRole('link', { name: answer })).first(),
    ).toBeVisible();
    await expect(box).toHaveValue(typed);
  });
}

test('a question opened before hydration stays open, and the URL follows it', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/detalle_pregunta?id_grouper=2&id=8', { waitUntil: 'commit' });
  await page.getByText('¿Hay recolección en días festivos?').click();
  release();
  await expect(page).toHaveURL(/id_grouper=2&id=7$/);
  await expect(page.getByText(/Escriba a su ejecutivo de cuenta/)).toBeHidden();
  const question = page.locator('details[open]').getByText('¿Hay recolección en días festivos?');
  await expect(question).toBeVisible();
});

test('a service chosen before hydration of the wizard leads to step 2', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/cotizador', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await expect(page.getByRole('heading', { name: '¿Qué servicio necesitas?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Recolección domiciliaria' }).check({ force: true });
  await next.click({ noWaitAfter: true });
  release();
  await expect(page.getByText('Paso 2/5')).toBeVisible();
  await expect(page.getByLabel('Estado')).toBeEnabled();
  const summary = page.getByRole('complementary').filter({ hasText: 'Resumen' });
  await expect(summary).toContainText('Recolección domiciliaria');
});

test('a service type opened before hydration stays open, and the URL follows it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/servicios', { waitUntil: 'commit' });
  await page.goto('/detalle_linea/recoleccion-domiciliaria', { waitUntil: 'commit' });
  const types = page.getByRole('region', { name: 'Tipos de servicios' });
  const choices = types.locator('summary');
  const [first, second] = [choices.first(), choices.nth(1)];
  const heading = (name: string) => types.getByRole('heading', { level: 3, name });
  await expect(second).toBeAttached();
  const [before = '', after = ''] = await choices.allTextContents();
  await expect(heading(before)).toBeVisible();
  await second.click();
  await expect(heading(after)).toBeVisible();
  await expect(heading(before)).toBeHidden();
  // The service type above has closed. The pressed one must still be in view.
  await expect(second).toBeInViewport();
  await expect(first).toBeAttached();
  await expect(page).toHaveURL('/detalle_linea/recoleccion-domiciliaria');

  release();
  await expect(page).toHaveURL(/\/detalle_linea\/recoleccion-domiciliaria\/.+/);
  await page.reload();
  await expect(heading(after)).toBeVisible();
  await expect(types.locator('details[data-href][open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/servicios');
});
