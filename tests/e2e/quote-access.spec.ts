import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import { readPage } from '@/tests/support/html';
import { person, wizardIsAlive, wizardOn } from '@/tests/e2e/support/wizard';

/** A desk whose window is not high, and a phone. */
const SIZES = [
  { width: 1440, height: 600 },
  { width: 360, height: 740 },
];

/** Checks the message and the focus at both sizes. The page keeps the last size. */
async function expectMissing(page: Page, message: string, control: Locator) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await wizardOn(page).next.click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    // The question is below the sticky header.
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator('#quote-heading').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
  expect(await axeFindings(page), message).toEqual([]);
}

test("'Siguiente' pressed too early shows in view what is missing, accessibly, in steps 1 to 3", async ({
  page,
}) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await expectMissing(page, 'Elige un servicio para continuar.', page.getByRole('radio').first());
  await expect(
    page.getByRole('group', { name: '¿Qué servicio necesitas?' }),
  ).toHaveAccessibleDescription('Elige un servicio para continuar.');
  await wizard.service('Residuos clínicos (RPBI)');
  await expect(wizard.state).toBeEnabled();
  await expectMissing(page, 'Elige tu estado y tu ciudad.', wizard.state);
  await wizard.choosePlace('Nuevo León', 'Monterrey');
  await expect(page.getByText('Damos este servicio')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await wizard.next.click();
  await wizard.isAt('Paso 3/5');
  await expectMissing(page, 'Elige una opción para continuar.', page.getByRole('radio').first());
});

test("'Siguiente' pressed too early does so in step 4, and the last step is accessible", async ({
  page,
}) => {
  const wizard = wizardOn(page);
  await wizard.open('/cotizador?servicio=transporte-de-residuos&estado=nl&ciudad=monterrey');
  await wizard.isAt('Paso 4/5');
  await expectMissing(
    page,
    'Elige al menos un día para continuar.',
    page.getByRole('checkbox').first(),
  );
  await wizard.days('Lunes');
  await wizard.fill();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(await axeFindings(page)).toEqual([]);
});

test('the buttons of every step are in view on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const wizard = wizardOn(page);
  await wizard.open();
  await expect(wizard.next).toBeInViewport({ ratio: 1 });
  await wizard.open('/cotizador?servicio=2&estado=queretaro&ciudad=queretaro');
  await wizard.isAt('Paso 3/5');
  await expect(wizard.next).toBeInViewport({ ratio: 1 });
  await wizard.open('/cotizador?servicio=4&estado=19&ciudad=986');
  await wizard.days('Lunes');
  await expect(wizard.send).toBeInViewport({ ratio: 1 });
});

test('a service chosen before hydration stays chosen', async ({ page }) => {
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

test("'Siguiente' pressed before hydration also shows what is missing", async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/cotizador', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  // The browser shows its own message.
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page).toHaveURL(/\/cotizador$/);
  await page.getByRole('radio', { name: 'Disposición final' }).check({ force: true });
  await next.click({ noWaitAfter: true });
  release();
  await wizardIsAlive(page);
  await expect(page.getByText('Paso 2/5', { exact: true })).toBeVisible();
});

test('a visit to another page and back keeps answers and title', async ({ page, request }) => {
  const { title } = readPage(await (await request.get('/cotizador')).text());
  expect(title).toMatch(/^Cotiza tu servicio de recolección \| /);
  const wizard = wizardOn(page);
  await wizard.open();
  await expect(page).toHaveTitle(title);
  await wizard.service('Transporte de residuos');
  await expect(page).toHaveTitle(`Paso 2 de 5 | ${title}`);
  await wizard.place('Nuevo León', 'Monterrey');
  await expect(page).toHaveTitle(`Paso 4 de 5 | ${title}`);
  await wizard.days('Lunes');
  await wizard.fill();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click();
  await expect(page).toHaveTitle(/^Aviso/);
  await page.goBack();
  await wizard.isAt('Paso 5/5');
  await expect(page).toHaveTitle(`Paso 5 de 5 | ${title}`);
  for (const [label, value] of Object.entries(person)) {
    await expect(wizard.field(label)).toHaveValue(value);
  }
  await wizard.back.click();
  await wizard.isAt('Paso 4/5');
  await page.goBack();
  await page.goBack();
  await wizard.isAt('Paso 1/5');
  await expect(page).toHaveTitle(title);
});
