import { listSubmissions } from '@/lib/gateway/embedded/inbox';
import { contactMessages, contactSent } from '@/lib/forms/contact-fields';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import type { Page } from '@playwright/test';

/** What one visitor types; the message tells the submissions of the tests apart. */
const typed = {
  Nombre: 'Úrsula Peña',
  Teléfono: '+52 (55) 5555-0142',
  'Correo electrónico': 'ursula@correo.example',
  Empresa: 'Panadería El Alba',
} as const;

async function fill(page: Page, message: string) {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: false }).first().fill(value);
  }
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  await page.getByLabel('Mensaje').fill(message);
}

const sent = (dataDir: string, message: string) =>
  listSubmissions(dataDir).filter((one) => JSON.stringify(one.body).includes(message));

const expected = {
  name: 'Úrsula Peña',
  phone: '5555550142',
  email: 'ursula@correo.example',
  state: 'Nuevo León',
  city: 'Apodaca',
};

test.describe('contact forms', () => {
  test('the contact page sends every field, thanks and clears', async ({ page, gateway }) => {
    await page.goto('/contactanos');
    await fill(page, 'Prueba uno');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText(contactSent).first()).toBeVisible({ timeout: 10_000 });
    await expect(page.getByLabel('Nombre')).toHaveValue('');
    await expect(page.getByLabel('Mensaje')).toHaveValue('');
    await expect(page.getByLabel('Estado')).toHaveValue('');
    const [kept, ...more] = sent(gateway.dataDir, 'Prueba uno');
    expect(more).toEqual([]);
    expect(kept?.kind).toBe('contact');
    expect(kept?.body).toEqual({ ...expected, business: typed.Empresa, message: 'Prueba uno' });
  });

  test('the quote request puts the company into the message', async ({ page, gateway }) => {
    await page.goto('/solicita_cotizacion');
    await fill(page, 'Prueba dos');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText(contactSent).first()).toBeVisible({ timeout: 10_000 });
    const [kept] = sent(gateway.dataDir, 'Prueba dos');
    expect(kept?.kind).toBe('message');
    expect(kept?.body).toEqual({ ...expected, message: 'Prueba dos\nEmpresa: Panadería El Alba' });
  });

  test('each rule in its order, with toast, red field and focus', async ({ page }) => {
    await page.goto('/contactanos');
    const send = page.getByRole('button', { name: 'ENVIAR' });
    const steps: [message: string, label: string, mend: () => Promise<unknown>][] = [
      [contactMessages.name, 'Nombre', () => page.getByLabel('Nombre').fill('Ana')],
      [contactMessages.phone, 'Teléfono', () => page.getByLabel('Teléfono').fill('5555550101')],
      [contactMessages.email, 'Correo', () => page.getByLabel('Correo').fill('ana@')],
      [
        contactMessages.emailInvalid,
        'Correo',
        () => page.getByLabel('Correo').fill('ana@casa.example'),
      ],
      [
        contactMessages.state,
        'Estado',
        () => page.getByLabel('Estado').selectOption({ label: 'Durango' }),
      ],
      [
        contactMessages.city,
        'Ciudad',
        () => page.getByLabel('Ciudad').selectOption({ label: 'Durango' }),
      ],
      [contactMessages.message, 'Mensaje', () => page.getByLabel('Mensaje').fill('')],
    ];
    for (const [message, label, mend] of steps) {
      await send.click();
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
      await expect(page.getByRole('listitem').filter({ hasText: message }).first()).toBeVisible();
      await mend();
    }
  });

  test('a send while the cities are on their way puts the focus on them', async ({ page }) => {
    const release = await holdRequests(page, '**/api/catalogue/*');
    await page.goto('/contactanos');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Teléfono').fill('5555550101');
    await page.getByLabel('Correo').fill('ana@casa.example');
    await page.getByLabel('Estado').selectOption({ label: 'Durango' });
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    const city = page.getByLabel('Ciudad');
    await expect(city).toHaveAttribute('aria-invalid', 'true');
    await expect(city).toBeFocused();
    release();
    await city.selectOption({ label: 'Durango' });
    await expect(city).toBeFocused();
  });

  test('another state clears the city', async ({ page }) => {
    await page.goto('/contactanos');
    await page.getByLabel('Estado').selectOption({ label: 'Oaxaca' });
    const city = page.getByLabel('Ciudad');
    await city.selectOption({ index: 3 });
    await expect(city.getByRole('option', { name: /Heroica Villa Tezoatl/ })).toHaveCount(1);
    await page.getByLabel('Estado').selectOption({ label: 'Campeche' });
    await expect(city).toHaveValue('');
    await expect(city.getByRole('option', { name: 'Champotón' })).toHaveCount(1);
  });

  test('a failed sending loses nothing and brings the phone forward', async ({ page, gateway }) => {
    await page.goto('/contactanos');
    await fill(page, 'Prueba tres');
    gateway.faults.add({ path: '/web/send-message', kind: 'status', value: 500 });
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText('Sus datos siguen aquí.')).toBeVisible({ timeout: 10_000 });
    await expect(page.getByLabel('Nombre')).toHaveValue(typed.Nombre);
    expect(sent(gateway.dataDir, 'Prueba tres')).toEqual([]);
    gateway.faults.clear();
    const release = await holdRequests(page, '**/api/contact');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText('Sus datos siguen aquí.')).toBeHidden();
    await expect(page.getByText(contactSent)).toHaveCount(0);
    release();
    await expect(page.getByText(contactSent).first()).toBeVisible({ timeout: 10_000 });
    expect(sent(gateway.dataDir, 'Prueba tres')).toHaveLength(1);
  });

  test('?o=sostenibilidad fills in the message and locks it', async ({ page }) => {
    await page.goto('/contactanos?o=sostenibilidad');
    const message = page.getByLabel('Mensaje');
    await expect(message).not.toHaveValue('');
    await expect(message).toHaveAttribute('readonly', '');
  });

  test('without script: sent, thanked; or led to the field', async ({ browser, site, gateway }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/contactanos');
    for (const [label, value] of Object.entries({
      ...typed,
      Teléfono: '5555550142',
      Mensaje: 'Prueba cuatro',
    })) {
      await page.getByLabel(label).first().fill(value);
    }
    await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
    await page.locator('input[name=city]').fill('Apodaca');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactSent);
    expect(sent(gateway.dataDir, 'Prueba cuatro')).toHaveLength(1);
    const answer = await context.request.post('/api/contact', {
      form: {
        name: 'Ana',
        phone: '',
        email: 'ana@casa.example',
        city: 'X',
        message: 'Hola',
        state: '19',
      },
      headers: { origin: site.url },
    });
    expect(answer.url()).toMatch(/\/contactanos\/revisar\/phone$/);
    expect(await answer.text()).toContain('Teléfono');
    await context.close();
  });

  test('nothing personal reaches the log', async ({ site }) => {
    for (const value of ['rsula', '5555550142', 'El Alba', 'Prueba']) {
      expect(site.output()).not.toContain(value);
    }
  });
});
