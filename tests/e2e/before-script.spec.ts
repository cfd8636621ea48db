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
  test(`what was typed into "${label}" before hydration is answered`, async ({ page }) => {
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

test('a question opened before hydration stays open, and the URL follows', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/detalle_pregunta?id_grouper=2&id=8', { waitUntil: 'commit' });
  await page.getByText('¿Hay recolección en días festivos?').click();
  release();
  await expect(page).toHaveURL(/id_grouper=2&id=7$/);
  await expect(page.getByText(/Escriba a su ejecutivo de cuenta/)).toBeHidden();
  const question = page.locator('details[open]').getByText('¿Hay recolección en días festivos?');
  await expect(question).toBeVisible();
});

test.describe('the wizard before its scripts are there', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
  });

  test('leads back to the services, goes on to the state, and keeps it', async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/cotizador', { waitUntil: 'commit' });
    const next = page.getByRole('button', { name: 'Siguiente' });
    await next.click();
    await expect(page.getByRole('heading', { name: '¿Qué servicio necesita?' })).toBeVisible();
    await page.getByRole('radio').first().check();
    await next.click();
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.getByText('Paso 1/5')).toBeVisible();
    await page.getByRole('radio', { name: 'Recolección domiciliaria' }).check();
    await next.click();
    await expect(page.getByRole('heading', { name: '¿Dónde se encuentra?' })).toBeFocused();
    await expect(page.getByText('Paso 2/5')).toBeVisible();
    await page.getByLabel('Estado').selectOption('Campeche');
    release();
    await expect(page.getByLabel('Ciudad')).toBeEnabled();
    await expect(page.getByLabel('Estado')).toHaveValue(/\d/);
    await expect(page.getByRole('heading', { name: '¿Dónde se encuentra?' })).toHaveCount(1);
    const summary = page.getByRole('complementary').filter({ hasText: 'Resumen' });
    await expect(summary).toContainText('Recolección domiciliaria');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Recolección domiciliaria' })).toBeChecked();
  });

  test('a list that is open stays until a state is chosen', async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/cotizador', { waitUntil: 'commit' });
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    const early = page.locator('[data-early-step]');
    await early.getByLabel('Estado').focus();
    release();
    await hydrated(early);
    await expect(early).toBeVisible();
    await early.getByLabel('Estado').selectOption('Campeche');
    await expect(early).toHaveCount(0);
    await expect(page.getByLabel('Ciudad')).toBeEnabled();
  });
});

test('a plain button pressed before hydration says so, and is pressed afterwards', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const accept = page.getByRole('button', { name: 'Aceptar' });
  await accept.click();
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(accept).toBeHidden();
  // From here on React answers by itself, also where it has not hydrated yet.
  const names = await page.evaluate(() => Object.keys(document));
  expect(names.some((name) => name.startsWith('_reactListening'))).toBe(true);
});

test('a zone opens before any script is there and stays open, and the URL follows', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/sucursales', { waitUntil: 'commit' });
  await page.goto('/sucursales/campeche', { waitUntil: 'commit' });
  const zones = page.getByRole('region', { name: 'Zonas de servicio' });
  const zone = zones.locator('summary').filter({ hasText: 'Barrio de Guadalupe' });
  const days = zones.getByText('Pasa: martes, jueves y sábado');
  await expect(zones.getByText('Pasa: lunes, miércoles y viernes')).toBeVisible();
  await zone.click();
  await expect(days).toBeVisible();
  await expect(zones.getByText('Pasa: lunes, miércoles y viernes')).toBeHidden();
  // The one above has closed: what was pressed is still there.
  await expect(zone).toBeInViewport();
  await expect(page).toHaveURL('/sucursales/campeche');

  release();
  await expect(page).toHaveURL('/sucursales/campeche/barrio-de-guadalupe');
  const heading = page.getByRole('heading', { level: 3, name: 'Barrio de Guadalupe' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(zones.locator('details[data-href][open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/sucursales');
});
