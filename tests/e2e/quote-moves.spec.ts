import { expect, test } from '@/tests/e2e/support/fixtures';
import { person, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

const PROPERTY = '¿En qué tipo de inmueble necesita el servicio?';
const INSIDE = '¿Cómo prefiere el servicio dentro del fraccionamiento?';

test('no coverage: the modal, by button and by Escape', async ({ page }) => {
  const wizard = wizardOn(page);
  const modal = page.getByRole('dialog', {
    name: 'Por el momento no contamos con cobertura en tu ciudad',
  });
  await wizard.open();
  await wizard.service('Recolección domiciliaria');
  await wizard.state.selectOption({ label: 'Baja California' });
  for (const close of ['ACEPTAR', 'Escape']) {
    await wizard.city.focus();
    await wizard.city.selectOption({ label: 'Ensenada' });
    await expect(modal).toBeVisible();
    const button = modal.getByRole('button', { name: 'ACEPTAR', exact: true });
    await expect(button).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await button.click();
    await expect(modal).toBeHidden();
    await expect(wizard.city).toHaveValue('');
    await expect(wizard.city).toBeFocused();
    await wizard.next.click();
    await expect(page.getByText('Elija su ciudad.')).toBeVisible();
  }
});

test.describe('Back', () => {
  test('follows the rules of each step', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open();
    await wizard.service('Recolección domiciliaria');
    await wizard.choosePlace('Nuevo León', 'Monterrey');

    // Step 2 clears the city and keeps the state.
    await wizard.back.click();
    await wizard.isAt('Paso 1/5');
    await expect(page.getByRole('radio', { name: 'Recolección domiciliaria' })).toBeChecked();
    await wizard.next.click();
    await expect(wizard.city).toHaveValue('');
    await expect(wizard.state.locator(':checked')).toHaveText('Nuevo León');

    // Another state clears the city.
    await wizard.choosePlace('Nuevo León', 'Monterrey');
    await wizard.state.selectOption({ label: 'Campeche' });
    await expect(wizard.city.locator(':checked')).toHaveText('Selecciona tu ciudad');
    await wizard.place('Nuevo León', 'Monterrey');

    // Step 3 pops one level, and returns to step 2 from the first.
    await wizard.answer(PROPERTY, 'Fraccionamiento con caseta');
    await wizard.answer(INSIDE, 'Casa por casa');
    await expect(wizard.heading('¿Cuántas casas están habitadas?')).toBeFocused();
    await wizard.back.click();
    await expect(wizard.heading(INSIDE)).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Casa por casa' })).toBeChecked();
    await expect(wizard.summary).not.toContainText('Casa por casa');
    await wizard.back.click();
    await expect(wizard.heading(PROPERTY)).toBeFocused();
    await wizard.back.click();
    await wizard.isAt('Paso 2/5');
    await expect(wizard.city.locator(':checked')).toHaveText('Monterrey');

    // Step 4 returns to step 3 and pops a level.
    await wizard.next.click();
    await wizard.next.click();
    await wizard.next.click();
    await wizard.answer('¿Cuántas casas están habitadas?', 'Hasta 50');
    await wizard.isAt('Paso 4/5');
    await wizard.back.click();
    await expect(wizard.heading('¿Cuántas casas están habitadas?')).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Hasta 50' })).toBeChecked();
  });

  test("the browser's Back and Forward do the same", async ({ page }) => {
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

    // 'Anterior' walks the same history: there is nothing to walk twice.
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

  test('a change from the summary leads back there, with everything still marked', async ({
    page,
  }) => {
    const wizard = wizardOn(page);
    await wizard.open();
    await wizard.service('Recolección domiciliaria');
    await wizard.place('Nuevo León', 'Monterrey');
    await wizard.answer(PROPERTY, 'Fraccionamiento con caseta');
    await wizard.answer(INSIDE, 'Contenedores comunes');
    await wizard.answer('¿Cuántos contenedores de 1,100 litros calcula?', 'De 1 a 3');
    await wizard.days('Martes');
    await page.getByRole('button', { name: `Cambiar: ${INSIDE}` }).click();
    await expect(wizard.heading(INSIDE)).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Contenedores comunes' })).toBeChecked();
    await wizard.answer(INSIDE, 'Casa por casa');
    await wizard.answer('¿Cuántas casas están habitadas?', 'Más de 200');
    await wizard.isAt('Paso 4/5');
    await wizard.next.click();
    await expect(wizard.summary).toContainText('Más de 200');
    await page.getByRole('button', { name: 'Cambiar: Servicio' }).click();
    await wizard.isAt('Paso 1/5');
    await page.goForward();
    await wizard.isAt('Paso 2/5');
  });
});

test('a reload keeps every answer, also half way', async ({ page, gateway }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.service('Recolección domiciliaria');
  await wizard.place('Nuevo León', 'Monterrey');
  await wizard.answer(PROPERTY, 'Edificio de departamentos');
  await page.reload();
  await expect(wizard.heading('¿Cuántos departamentos tiene el edificio?')).toBeVisible();
  await page.goBack();
  await expect(wizard.heading(PROPERTY)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Edificio de departamentos' })).toBeChecked();
  await page.goForward();
  await wizard.answer('¿Cuántos departamentos tiene el edificio?', 'Hasta 12');
  await wizard.answer('¿Dónde se guarda la basura hasta que pasa el camión?', 'En la banqueta');
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
  await page.reload();
  await wizard.isAt('Paso 1/5');
});

test('leaving for another page and coming back keeps them too', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill();
  await page.getByRole('main').getByRole('link', { name: 'Aviso de privacidad' }).click();
  await expect(page).toHaveURL(/aviso_privacidad/);
  await page.goBack();
  await wizard.isAt('Paso 5/5');
  await expect(wizard.field('Nombre*')).toHaveValue(person['Nombre*']);
  await wizard.back.click();
  await wizard.isAt('Paso 4/5');
});

test.describe('marketing links', () => {
  test('prefill what is valid and begin at the first open step', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open('/cotizador?servicio=recoleccion-domiciliaria&estado=NL&ciudad=monterrey');
    await expect(wizard.heading(PROPERTY)).toBeVisible();
    await expect(wizard.summary).toContainText('Monterrey, Nuevo León');
    await wizard.open('/cotizador?servicio=4&estado=19&ciudad=986');
    await wizard.isAt('Paso 4/5');
    await wizard.back.click();
    await wizard.isAt('Paso 2/5');
    await wizard.open(
      '/cotizador?servicio=Residuos+cl%C3%ADnicos&estado=nuevo-leon&ciudad=Monterrey',
    );
    await wizard.isAt('Paso 3/5');
    await expect(wizard.summary).toContainText('Residuos clínicos (RPBI)');
    await expect(wizard.summary).toContainText('Monterrey, Nuevo León');
    for (const name of ['CDMX', 'Ciudad%20de%20M%C3%A9xico', 'distrito-federal']) {
      await wizard.open(`/cotizador?servicio=transporte&estado=${name}`);
      await expect(wizard.state.locator(':checked')).toHaveText('Ciudad de México');
    }
    await wizard.open('/cotizador?servicio=transporte-de-residuos&estado=09');
    await wizard.isAt('Paso 2/5');
    await expect(wizard.state.locator(':checked')).toHaveText('Ciudad de México');
  });

  test('without coverage open the modal at the place', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open('/cotizador?servicio=1&estado=Baja%20California&ciudad=Ensenada');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wizard.city).toHaveValue('');
    await wizard.isAt('Paso 2/5');
  });

  test('to what does not exist are ignored silently', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open('/cotizador?servicio=nada&estado=Atlantis&ciudad=%3Cscript%3E');
    await wizard.isAt('Paso 1/5');
    await wizard.open('/cotizador?servicio=residuos');
    await wizard.isAt('Paso 1/5');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await wizard.open('/cotizador?servicio=1&estado=Atlantis&ciudad=Monterrey');
    await wizard.isAt('Paso 2/5');
    await expect(wizard.state.getByRole('option', { name: 'Nuevo León' })).toBeAttached();
    await expect(wizard.state).toHaveValue('');
  });
});
