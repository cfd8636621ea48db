import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import { readPage } from '@/tests/support/html';
import { wizardIsAlive, wizardOn } from '@/tests/e2e/support/wizard';

async function expectAccessible(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

test('every step passes the accessibility rules', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await expectAccessible(page);
  await wizard.next.click();
  await expect(page.getByText('Elija un servicio para continuar.')).toBeVisible();
  await expectAccessible(page);
  await wizard.service('Recolección domiciliaria');
  await wizard.choosePlace('Nuevo León', 'Monterrey');
  await expect(page.getByText('Damos este servicio')).toBeVisible();
  await expectAccessible(page);
  await wizard.next.click();
  await expectAccessible(page);
  await wizard.answer(
    '¿En qué tipo de inmueble necesita el servicio?',
    'Edificio de departamentos',
  );
  await wizard.answer('¿Cuántos departamentos tiene el edificio?', 'Hasta 12');
  await wizard.answer('¿Dónde se guarda la basura hasta que pasa el camión?', 'En la banqueta');
  await wizard.isAt('Paso 4/5');
  await expectAccessible(page);
  await wizard.days('Lunes');
  await wizard.send.click();
  await expect(wizard.field('Nombre*')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await wizard.fill();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  await expectAccessible(page);
});

test('a service chosen before the script is there stays chosen', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/cotizador', { waitUntil: 'commit' });
  const radio = page.getByRole('radio', { name: 'Disposición final' });
  await radio.check({ force: true });
  release();
  await wizardIsAlive(page);
  await expect(radio).toBeChecked();
  await wizardOn(page).next.click();
  await expect(page.getByText('Paso 2/5', { exact: true })).toBeVisible();
});

test("'Siguiente' pressed before hydration says what is missing, too", async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/cotizador', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  // The browser's own message.
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page).toHaveURL(/\/cotizador$/);
  await page.getByRole('radio', { name: 'Disposición final' }).check({ force: true });
  await next.click({ noWaitAfter: true });
  release();
  await wizardIsAlive(page);
  await expect(page.getByText('Paso 2/5', { exact: true })).toBeVisible();
});

test.describe("'Siguiente' pressed too early", () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 600 },
  ]) {
    test(`says at each step what is missing, in view, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const wizard = wizardOn(page);
      const expectMessage = async (message: string, control: Locator) => {
        await wizard.next.click();
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport();
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport();
      };
      await wizard.open();
      await expectMessage('Elija un servicio para continuar.', page.getByRole('radio').first());
      await expect(
        page.getByRole('group', { name: '¿Qué servicio necesita?' }),
      ).toHaveAccessibleDescription('Elija un servicio para continuar.');
      await wizard.service('Residuos clínicos (RPBI)');
      await expect(wizard.state).toBeEnabled();
      await expectMessage('Elija su estado y su ciudad.', wizard.state);
      await wizard.place('Nuevo León', 'Monterrey');
      await wizard.isAt('Paso 3/5');
      await expectMessage('Elija una opción para continuar.', page.getByRole('radio').first());
      await wizard.open('/cotizador?servicio=transporte-de-residuos&estado=nl&ciudad=monterrey');
      await wizard.isAt('Paso 4/5');
      await expectMessage(
        'Elija al menos un día para continuar.',
        page.getByRole('checkbox').first(),
      );
    });
  }

  test('while the coverage loads it waits, and goes on', async ({ page }) => {
    const wizard = wizardOn(page);
    await wizard.open();
    await wizard.service('Transporte de residuos');
    const release = await holdRequests(page, '**/api/coverage?*');
    await wizard.place('Nuevo León', 'Monterrey');
    await expect(page.getByRole('alert').filter({ hasText: 'Un momento' })).toBeVisible();
    release();
    await wizard.isAt('Paso 4/5');
  });
});

test('the page keeps the title of its record on step 1; later steps are put before it', async ({
  page,
  request,
}) => {
  const { title } = readPage(await (await request.get('/cotizador')).text());
  expect(title).toMatch(/^Cotice su servicio de recolección \| /);
  const wizard = wizardOn(page);
  await wizard.open();
  await expect(page).toHaveTitle(title);
  await wizard.service('Transporte de residuos');
  await expect(page).toHaveTitle(`Paso 2 de 5 | ${title}`);
  await wizard.place('Nuevo León', 'Monterrey');
  await expect(page).toHaveTitle(`Paso 4 de 5 | ${title}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click();
  await expect(page).toHaveTitle(/^Aviso/);
  await page.goBack();
  await wizard.isAt('Paso 4/5');
  await expect(page).toHaveTitle(`Paso 4 de 5 | ${title}`);
  await page.goBack();
  await page.goBack();
  await wizard.isAt('Paso 1/5');
  await expect(page).toHaveTitle(title);
});
