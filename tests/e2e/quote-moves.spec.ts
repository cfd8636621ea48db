import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { person, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

const PROPERTY = '¿En qué tipo de inmueble necesitas el servicio?';
const INSIDE = '¿Cómo prefieres el servicio dentro del fraccionamiento?';

for (const path of ['/cotizador', '/solicita_cotizacion']) {
  test(`a place without coverage on ${path} leads to the filled-in form`, async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open(path);
    await wizard.service('Recolección domiciliaria');
    await wizard.choosePlace('Baja California', 'Ensenada');
    await page.getByRole('link', { name: 'Dejar mi solicitud' }).click();
    await expect(page).toHaveURL(/\/solicita_cotizacion#solicitud$/);
    const form = page.locator('form', { has: page.getByRole('button', { name: 'ENVIAR' }) });
    await expect(form.getByLabel('Estado')).toHaveValue('2');
    await expect(form.getByLabel('Ciudad').locator(':checked')).toHaveText('Ensenada');
    await expect(form.getByLabel('Mensaje')).toHaveValue(
      'Me interesa el servicio Recolección domiciliaria en Ensenada, Baja California.',
    );
    const heading = page.getByRole('heading', { name: 'Solicita tu cotización' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.reload();
    await expect(form.getByLabel('Mensaje')).toHaveValue(/Ensenada/);
    await expect(heading).toBeInViewport();
  });
}

test('a city without coverage opens a modal that closes by button and Escape, and shows phones', async ({
  page,
}) => {
  const wizard = wizardOn(page);
  const modal = page.getByRole('dialog', {
    name: 'Por el momento no contamos con cobertura en tu ciudad',
  });
  await wizard.open();
  await wizard.service('Recolección domiciliaria');
  await wizard.state.selectOption({ label: 'Baja California' });
  const whole = page.viewportSize() ?? { width: 1280, height: 720 };
  // The viewport of 1280 × 1024 at a zoom of 400 %. A modal higher than the screen begins at its title.
  const zoomed = { width: 320, height: 256 };
  for (const [close, size] of [
    ['ACEPTAR', zoomed],
    ['Escape', whole],
  ] as const) {
    await page.setViewportSize(size);
    await wizard.city.focus();
    await wizard.city.selectOption({ label: 'Ensenada' });
    await expect(modal).toBeVisible();
    const button = modal.getByRole('button', { name: 'ACEPTAR', exact: true });
    const heading = modal.getByRole('heading');
    await expect(size === zoomed ? heading : button).toBeFocused();
    await expect(heading).toBeInViewport();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await button.click();
    await expect(modal).toBeHidden();
    await expect(wizard.city).toHaveValue('');
    await expect(wizard.city).toBeFocused();
    await wizard.next.click();
    await expect(page.getByText('Elige tu ciudad.')).toBeVisible();
  }

  // Lists that fail repeatedly show the help line and can be retried.
  await page.route('**/api/cities?*', (route) => route.fulfill({ status: 502, json: {} }));
  await wizard.state.selectOption({ label: 'Querétaro' });
  await expect(
    page.getByRole('status').filter({ hasText: /llamarnos al 800 733 22 22/ }),
  ).toBeAttached();
  await expect(wizard.state.locator(':checked')).toHaveText('Querétaro');
  await page.unroute('**/api/cities?*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(wizard.city).toBeEnabled();
  await expect(page.getByText('Si lo prefieres, un asesor')).toHaveCount(0);

  // So does a failed coverage check, with its reason.
  await page.route('**/api/coverage?*', (route) => route.abort());
  await wizard.city.selectOption({ label: 'San Juan del Río' });
  await expect(page.getByText(/^No pudimos comprobar la cobertura/).first()).toBeVisible();
  await page.unroute('**/api/coverage?*');

  // This branch covers the city with the service.
  const place = page.getByRole('status').filter({ hasText: 'Damos este servicio en Querétaro' });
  await wizard.city.selectOption({ label: 'Querétaro' });
  await expect(place.getByRole('link')).toHaveText('55 5555 0505');
  await wizard.back.click();
  await wizard.service('Recolección comercial e industrial');
  await wizard.city.selectOption({ label: 'Querétaro' });
  await expect(place.getByRole('link')).toHaveText('55 5555 0808');
});

test("the browser's Back and Forward work like 'Anterior' and 'Siguiente'", async ({ page }) => {
  const wizard = wizardOn(page);
  await page.goto('/');
  await wizard.open();
  await wizard.service('Recolección domiciliaria');
  await wizard.place('Nuevo León', 'Monterrey');
  await wizard.answer(PROPERTY, 'Fraccionamiento con caseta');
  await expect(wizard.heading(INSIDE)).toBeFocused();
  await page.goBack();
  await expect(wizard.heading(PROPERTY)).toBeFocused();
  await page.goForward();
  await expect(wizard.heading(INSIDE)).toBeFocused();

  // 'Anterior' uses the same history, so Back does not repeat its step.
  await wizard.back.click();
  await expect(wizard.heading(PROPERTY)).toBeFocused();
  await page.goBack();
  await wizard.isAt('Paso 2/5');
  await page.goBack();
  await wizard.isAt('Paso 1/5');

  // Step 2 was left backwards, which cleared its city.
  await page.goForward();
  await wizard.isAt('Paso 2/5');
  await expect(wizard.city).toHaveValue('');
  await page.goForward();
  await wizard.isAt('Paso 2/5');
  await page.goBack();
  await wizard.isAt('Paso 1/5');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a reload keeps every answer, also in the middle of the wizard', async ({ page, gateway }) => {
  const wizard = wizardOn(page);
  const whole = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await wizard.open();
  await wizard.service('Recolección domiciliaria');
  await wizard.place('Nuevo León', 'Monterrey');
  await wizard.answer(PROPERTY, 'Edificio de departamentos');
  await page.reload();
  await expect(wizard.heading('¿Cuántos departamentos tiene el edificio?')).toBeInViewport();
  await page.goBack();
  await expect(wizard.heading(PROPERTY)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Edificio de departamentos' })).toBeChecked();
  await page.goForward();
  await wizard.answer('¿Cuántos departamentos tiene el edificio?', 'Hasta 12');
  await wizard.answer('¿Dónde se guarda la basura hasta que pasa el camión?', 'En la banqueta');
  // The gateway has no pictures of days, so they are chips, several in a row.
  const days = page.getByRole('group', { name: '¿Qué días necesitas el servicio?' });
  await expect(days.getByRole('checkbox')).toHaveCount(6);
  await expect(days.locator('img')).toHaveCount(0);
  const tops = await days
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeLessThan(4);
  await page.setViewportSize(whole);
  await wizard.days('Lunes');
  await wizard.fill();
  await page.reload();
  for (const [label, value] of Object.entries(person)) {
    await expect(wizard.field(label)).toHaveValue(value);
  }
  const before = quotesIn(gateway).length;
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway)).toHaveLength(before + 1);

  // The confirmation stays, and Back leaves the wizard.
  const folio = await page.getByText(/^Folio/).innerText();
  await page.reload();
  await wizard.isAt('Finalizado');
  await expect(page.getByText(folio)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await wizard.isAt('Finalizado');
  await expect(page.getByText(folio)).toBeVisible();
  // Another visit starts another quote.
  await page.goto('/');
  await wizard.open();
  await wizard.isAt('Paso 1/5');
});

test('marketing links prefill valid values and start at the first open step', async ({ page }) => {
  const wizard = wizardOn(page);
  // tests/unit/features/quote/deep-link.test.ts covers the names that are understood.
  await wizard.open(
    '/cotizador?servicio=Residuos+cl%C3%ADnicos&estado=nuevo-leon&ciudad=Monterrey',
  );
  await wizard.isAt('Paso 3/5');
  await expect(wizard.summary).toContainText('Residuos clínicos (RPBI)');
  await expect(wizard.summary).toContainText('Monterrey, Nuevo León');
  // This line has no questions.
  await wizard.open('/cotizador?servicio=4&estado=19&ciudad=986');
  await wizard.isAt('Paso 4/5');
  await wizard.back.click();
  await wizard.isAt('Paso 2/5');
  await expect(wizard.city).toHaveValue('986');
  // The modal opens at the place if there is no coverage.
  await wizard.open('/cotizador?servicio=1&estado=Baja%20California&ciudad=Ensenada');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard.city).toHaveValue('');
  await wizard.isAt('Paso 2/5');
  // Unknown values are ignored.
  await wizard.open('/cotizador?servicio=1&estado=Atlantis&ciudad=%3Cscript%3E');
  await wizard.isAt('Paso 2/5');
  await expect(wizard.state.getByRole('option', { name: 'Nuevo León' })).toBeAttached();
  await expect(wizard.state).toHaveValue('');
});
