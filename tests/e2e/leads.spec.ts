import type { Locator, Page } from '@playwright/test';
import { supportPhone } from '@/lib/company';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { DESK, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

const FOLIO = /\b\d{3}-\d{3}-\d{3}\b/;
/** The limit for a delivery. The pauses between attempts double from 4 s on. */
const DELIVERY_MS = 60_000;

const folioIn = async (place: Page | Locator): Promise<string> => {
  const text = await place.getByText(FOLIO).textContent();
  return FOLIO.exec(text ?? '')?.[0] ?? '';
};

/** Checks accessibility at the widths of a phone and a desk. */
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

test('a quote in an outage gets a folio, also after a reload, and is delivered later', async ({
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
  await expect(page.getByText('Tu cotización no se envió: no hay conexión')).toBeVisible();
  await context.setOffline(false);

  gateway.faults.add({ kind: 'status', value: 503 });
  await wizard.send.click();
  await expect(wizard.heading('Recibimos tu solicitud')).toBeFocused();
  await wizard.isAt('Paso 5/5');
  const folio = await folioIn(page);
  expect(folio).toMatch(FOLIO);
  await expect(wizard.send).toHaveCount(0);
  await expect(page.getByRole('link', { name: supportPhone }).first()).toBeVisible();
  await expect(wizard.summary).toContainText('Monterrey');
  await expectAccessible(page);

  await page.reload();
  await expect(wizard.heading('Recibimos tu solicitud')).toBeVisible();
  expect(await folioIn(page)).toBe(folio);
  gateway.faults.clear();
  await expect.poll(() => quotesIn(gateway).length, { timeout: DELIVERY_MS }).toBe(before + 1);
  expect(quotesIn(gateway).slice(before)).toMatchObject([{ client_name: 'Señora del Apagón' }]);

  await page.getByRole('button', { name: 'Hacer otra cotización' }).click();
  await expect(wizard.heading('¿Qué servicio necesitas?')).toBeVisible();
});

test('a message in an outage gets a folio and is delivered later', async ({ page, gateway }) => {
  await page.goto('/contactanos');
  await fillContact(page, 'Durante el apagón');
  gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 503 });
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText('Recibimos tu mensaje')).toBeInViewport();
  expect(await folioIn(page)).toMatch(FOLIO);
  await expect(page.getByLabel('Mensaje*')).toHaveValue('');
  await expectAccessible(page);
  gateway.faults.clear();
  const sent = () => messagesWith(gateway.dataDir, 'Durante el apagón').length;
  await expect.poll(sent, { timeout: DELIVERY_MS }).toBe(1);
});

test('a quote that the gateway rejects keeps its values and can be corrected', async ({
  page,
  gateway,
}) => {
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill();
  gateway.faults.add({ path: '/web/quote', kind: 'status', value: 422 });
  await wizard.send.click();
  const note = page.getByText('Tu cotización no se envió: nuestro sistema no aceptó los datos');
  await expect(note).toBeInViewport();
  await expect(page.getByText(FOLIO)).toHaveCount(0);
  await expect(wizard.field('Nombre*')).toHaveValue('Señora de Prueba');
  gateway.faults.clear();
  await wizard.field('Nombre*').fill('Señora Corregida');
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway).at(-1)).toMatchObject({ client_name: 'Señora Corregida' });
});

test('a folio that is mistyped is not found', async ({ request, site }) => {
  for (const folio of ['123-456-789', 'abc', '482109376482']) {
    const page = await request.get(`${site.url}/contactanos/recibido/${folio}`);
    expect([folio, page.status()]).toEqual([folio, 404]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message in an outage leads to an uncached page with its folio', async ({
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
      page.getByRole('heading', { level: 1, name: 'Recibimos tu mensaje' }),
    ).toBeVisible();
    const folio = await folioIn(page.locator('main'));
    expect(new URL(page.url()).pathname).toBe(`/contactanos/recibido/${folio}`);
    await expect(page.locator('main')).not.toContainText('Úrsula');
    const response = await page.reload();
    expect(response?.headers()['cache-control']).toBe('no-store');
    gateway.faults.clear();
    const sent = () => messagesWith(gateway.dataDir, 'Sin script en el apagón').length;
    await expect.poll(sent, { timeout: DELIVERY_MS }).toBe(1);
  });
});
