import type { Page } from '@playwright/test';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import { wizardOn } from '@/tests/e2e/support/wizard';

async function expectAccessible(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

test('every step passes the accessibility rules', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
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
  await expect(page).toHaveTitle(/^Paso 1\/5/);
  await expect(radio).toBeChecked();
  await wizardOn(page).next.click();
  await expect(page.getByText('Paso 2/5', { exact: true })).toBeVisible();
});
