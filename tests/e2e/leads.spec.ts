import type { Locator, Page } from '@playwright/test';
import { supportPhone } from '@/lib/company';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contactSent } from '@/lib/features/contact/fields';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { DESK, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

const FOLIO = /\b\d{3}-\d{3}-\d{3}\b/;
/** The gateway is probed every 15 s, and what waits is delivered at once when it is back. */
const DELIVERY_MS = 40_000;

const folioIn = async (place: Page | Locator): Promise<string> => {
  const text = await place.getByText(FOLIO).textContent();
  return FOLIO.exec(text ?? '')?.[0] ?? '';
};

/** At the widths of a phone and a desk. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
}

async function fillContact(page: Page, message: string): Promise<void> {
  await page.getByLabel('Nombre').fill('Úrsula Peña');
  await page.getByLabel('Teléfono').fill('5555550142');
  await page.getByLabel('Correo').fill('ursula@correo.example');
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  await page.getByLabel('Mensaje*').fill(message);
}

const messagesWith = (dataDir: string, text: string) =>
  listSubmissions(dataDir).filter(({ body }) => JSON.stringify(body).includes(text));

test('a quote offline, then in an outage: kept under a folio, also after a reload and elsewhere, then step 6', async ({
  page,
  context,
  gateway,
}) => {
  const wizard = wizardOn(page);
  const before = quotesIn(gateway).length;
  await wizard.toForm();
  await wizard.fill({ 'Nombre*': 'Señora del Apagón' });
  await context.setOffline(true);
  await wizard.send.click();
  await expect(page.getByText('Su cotización no se envió: no hay conexión')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);

  gateway.faults.add({ kind: 'status', value: 503 });
  await wizard.send.click();
  await expect(wizard.heading('Su solicitud está a salvo')).toBeFocused();
  await wizard.isAt('Paso 5/5');
  const folio = await folioIn(page);
  expect(folio).toMatch(FOLIO);
  await expect(wizard.send).toHaveCount(0);
  await expect(page.getByRole('link', { name: supportPhone }).first()).toBeVisible();
  await expect(wizard.summary).toContainText('Monterrey');
  await expect(page.getByText('No necesita enviarla otra vez')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(wizard.heading('Su solicitud está a salvo')).toBeVisible();
  expect(await folioIn(page)).toBe(folio);

  await page.goto('about:blank');
  gateway.faults.clear();
  await expect.poll(() => quotesIn(gateway).length, { timeout: DELIVERY_MS }).toBe(before + 1);
  await page.goto('/cotizador');
  await expect(wizard.heading('Su cotización está en proceso')).toBeVisible();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway).slice(before)).toMatchObject([{ client_name: 'Señora del Apagón' }]);

  await page.goto('/cotizador');
  await expect(wizard.heading('¿Qué servicio necesita?')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a message in an outage is there after a reload, and turns into the thanks by itself', async ({
  page,
  gateway,
}) => {
  await page.clock.install();
  await page.goto('/contactanos');
  await fillContact(page, 'Durante el apagón');
  gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 503 });
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  const title = page.getByRole('heading', { name: 'Su mensaje está a salvo' });
  await expect(title).toBeFocused();
  const folio = await folioIn(page);
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toHaveCount(0);
  await expect(page.getByLabel('Mensaje*')).toHaveValue('Durante el apagón');
  await expect(page.getByLabel('Mensaje*')).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(title).toBeVisible();
  expect(await folioIn(page)).toBe(folio);
  await expect(page.getByLabel('Mensaje*')).toBeHidden();
  gateway.faults.clear();
  const sent = () => messagesWith(gateway.dataDir, 'Durante el apagón').length;
  await expect.poll(sent, { timeout: DELIVERY_MS }).toBe(1);
  // The page asks again soon.
  await page.clock.fastForward(10_000);
  await expect(page.getByText(contactSent).first()).toBeVisible();
  await expect(page.getByLabel('Mensaje*')).toHaveValue('');
  expect(sent()).toBe(1);
});

test('what the gateway refuses stays as typed; what it keeps can be corrected', async ({
  page,
  gateway,
}) => {
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill();
  gateway.faults.add({ path: '/web/quote', kind: 'status', value: 422 });
  await wizard.send.click();
  const note = page.getByText('Su cotización no se envió: nuestro sistema no aceptó los datos');
  await expect(note).toBeInViewport();
  await expect(page.getByText(FOLIO)).toHaveCount(0);
  await expect(wizard.field('Nombre*')).toHaveValue('Señora de Prueba');
  await expectAccessible(page);

  // Sent, and no answer: it is sent again after ten minutes.
  gateway.faults.clear();
  gateway.faults.add({ path: '/web/quote', kind: 'reset' });
  await wizard.send.click();
  await expect(page.getByText('No necesita enviarla otra vez')).toBeVisible();
  const folio = await folioIn(page);
  await expectAccessible(page);
  gateway.faults.clear();
  await page.getByRole('button', { name: 'Corregir mis datos' }).click();
  await wizard.field('Nombre*').fill('Señora Corregida');
  await expectAccessible(page);
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway).at(-1)).toMatchObject({ client_name: 'Señora Corregida' });
  expect((await page.goto(`/folio/${folio}`))?.status()).toBe(404);
});

test('a folio that does not exist, or is mistyped, is not found', async ({ request, site }) => {
  for (const folio of ['000-000-000', '123-456-789', 'abc', '482109376482']) {
    const state = await request.get(`${site.url}/api/leads/${folio}`);
    expect([folio, state.status()]).toEqual([folio, 404]);
    expect(state.headers()['cache-control']).toBe('no-store');
    const page = await request.get(`${site.url}/folio/${folio}`);
    expect([folio, page.status()]).toEqual([folio, 404]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message in an outage: its folio has an address that tells the state', async ({
    page,
    gateway,
  }) => {
    await page.goto('/contactanos');
    await page.getByLabel('Nombre').fill('Úrsula Peña');
    await page.getByLabel('Teléfono').fill('5555550142');
    await page.getByLabel('Correo').fill('ursula@correo.example');
    await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
    await page.getByLabel('Ciudad').last().fill('Apodaca');
    await page.getByLabel('Mensaje*').fill('Sin script en el apagón');
    gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 500 });
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Su solicitud está a salvo' }),
    ).toBeVisible();
    const folio = await folioIn(page.locator('main'));
    expect(new URL(page.url()).pathname).toBe(`/folio/${folio}`);
    await expect(page.locator('main')).not.toContainText('Úrsula');
    const response = await page.reload();
    expect(response?.headers()['cache-control']).toBe('no-store');

    gateway.faults.clear();
    await expect
      .poll(() => messagesWith(gateway.dataDir, 'Sin script en el apagón').length, {
        timeout: DELIVERY_MS,
      })
      .toBe(1);
    const delivered = page.getByRole('heading', {
      level: 1,
      name: 'Su solicitud ya está con nosotros',
    });
    await expect(async () => {
      await page.getByRole('link', { name: 'Consultar de nuevo' }).click();
      await expect(delivered).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});
