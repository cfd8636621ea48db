import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contactMessages, contactSent } from '@/lib/features/contact/fields';
import { phoneNotNational } from '@/lib/features/forms/fields';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import type { Locator, Page } from '@playwright/test';

/** The values that every test types. The message tells the submissions of the tests apart. */
const typed = {
  Nombre: 'Úrsula Peña',
  Teléfono: '+52 (55) 5555-0142',
  'Correo electrónico': 'ursula@correo.example',
  Empresa: 'Panadería El Alba',
} as const;

async function fill(page: Page, message?: string) {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: false }).first().fill(value);
  }
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  if (message !== undefined) await page.getByLabel('Mensaje').fill(message);
}

const sent = (dataDir: string, message: string) =>
  listSubmissions(dataDir).filter((one) => JSON.stringify(one.body).includes(message));

/** Records every toast in order. */
async function countToasts(page: Page) {
  await page.evaluate(() => {
    const told = new Set<Element>();
    Object.assign(window, { told });
    new MutationObserver(() => {
      document.querySelectorAll('[data-sonner-toast]').forEach((toast) => told.add(toast));
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const toastsOf = (page: Page) =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: Set<Element> };
    return [...told].map(({ textContent }) => textContent);
  });

/** Scrolls until an element touches the lower edge of the screen. */
const atLowerEdge = (element: Locator) =>
  element.evaluate((node) => {
    window.scrollBy(0, node.getBoundingClientRect().bottom - window.innerHeight + 4);
  });

/** Returns whether nothing covers the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const expected = {
  name: 'Úrsula Peña',
  phone: '5555550142',
  email: 'ursula@correo.example',
  state: 'Nuevo León',
  city: 'Apodaca',
};

/** Checks that a note stays in view and uncovered after the toast has disappeared. */
async function staysInView(page: Page, text: string | RegExp) {
  const note = page.getByRole('main').getByRole('status').filter({ hasText: text });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(note)).toBe(true);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeFocused();
}

const failsToSend = (page: Page) =>
  page.route('**/api/contact', (route) => route.fulfill({ status: 502, json: { code: 502 } }));

test.describe('contact forms', () => {
  test('check each rule in order, with a toast, a red field and focus', async ({ page }) => {
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

    // A change of state clears the city.
    await page.getByLabel('Estado').selectOption({ label: 'Oaxaca' });
    const city = page.getByLabel('Ciudad');
    await city.selectOption({ index: 3 });
    await expect(city.getByRole('option', { name: /Heroica Villa Tezoatl/ })).toHaveCount(1);
    await page.getByLabel('Estado').selectOption({ label: 'Campeche' });
    await expect(city).toHaveValue('');
    await expect(city.getByRole('option', { name: 'Champotón' })).toHaveCount(1);
  });

  test('keep everything after a failed send; the next send delivers every field, thanks and clears', async ({
    page,
    gateway,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/contactanos');
    await fill(page, 'Prueba uno');
    await failsToSend(page);
    const send = page.getByRole('button', { name: 'ENVIAR' });
    await atLowerEdge(send);
    await expect.poll(() => isOnTop(send)).toBe(true);
    await send.click();
    await staysInView(page, /^Tu mensaje no se envió: nuestro sistema no responde/);
    await expect(page.getByLabel('Nombre')).toHaveValue(typed.Nombre);
    expect(sent(gateway.dataDir, 'Prueba uno')).toEqual([]);

    await page.unroute('**/api/contact');
    const release = await holdRequests(page, '**/api/contact');
    await send.click();
    await expect(page.getByText('Tus datos siguen aquí')).toBeHidden();
    await expect(page.getByText(contactSent)).toHaveCount(0);
    release();
    await staysInView(page, contactSent);
    for (const label of ['Nombre', 'Mensaje', 'Estado']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    const [kept, ...more] = sent(gateway.dataDir, 'Prueba uno');
    expect(more).toEqual([]);
    expect(kept?.kind).toBe('contact');
    expect(kept?.body).toEqual({ ...expected, business: typed.Empresa, message: 'Prueba uno' });
  });

  test('keep the outcome in view at 360 px without a connection', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/contactanos');
    await fill(page, 'Sin conexión');
    await page.context().setOffline(true);
    const send = page.getByRole('button', { name: 'ENVIAR' });
    await atLowerEdge(send);
    await expect.poll(() => isOnTop(send)).toBe(true);
    await send.click();
    await staysInView(page, /^Tu mensaje no se envió: no hay conexión/);
  });

  test('accept a corrected e-mail in the quote request, and add the company to the message', async ({
    page,
    gateway,
  }) => {
    await page.goto('/solicita_cotizacion');
    const email = page.getByLabel('Correo').first();
    await email.pressSequentially('ana@ejemplo');
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(contactMessages.emailInvalid);
    await email.pressSequentially('.mx');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
    await email.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');

    await fill(page, 'Prueba dos');
    // The form sends the catalogue's old name of the state and shows its current name.
    await page.getByLabel('Estado').selectOption({ label: 'Ciudad de México' });
    await page.getByLabel('Ciudad').selectOption({ label: 'Coyoacán' });
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText(contactSent).first()).toBeVisible();
    const [kept] = sent(gateway.dataDir, 'Prueba dos');
    expect(kept?.kind).toBe('message');
    expect(kept?.body).toEqual({
      ...expected,
      state: 'Distrito Federal',
      city: 'Coyoacán',
      message: 'Prueba dos\nEmpresa: Panadería El Alba',
    });
  });

  test('focus the city when a visitor sends before the cities have loaded', async ({ page }) => {
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

  test('show one error for each press, and normalise a phone in the same way typed or pasted', async ({
    page,
  }) => {
    await page.goto('/contactanos');
    await countToasts(page);
    const email = page.getByLabel('Correo');
    await email.pressSequentially('ana@ejemplo');
    const send = page.getByRole('button', { name: 'ENVIAR' });
    await send.click();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await page.getByLabel('Nombre').fill('Ana');
    const phone = page.getByLabel('Teléfono');
    for (const text of ['+52 81 1234 5678', '0181 1234 5678', '044 81 1234 5678']) {
      await phone.fill('');
      await phone.pressSequentially(text);
      await expect(phone).toHaveValue('8112345678');
    }
    await email.pressSequentially('x');
    await send.click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    // Leaving the field adds a third toast. By then any unwanted earlier toast has appeared.
    await page.keyboard.press('Tab');
    const told = [contactMessages.name, contactMessages.emailInvalid, contactMessages.emailInvalid];
    await expect.poll(() => toastsOf(page)).toEqual(told);

    await phone.press('Home');
    await phone.press('ArrowRight');
    await phone.pressSequentially('-a9');
    await expect(phone).toHaveValue('89112345678');
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await phone.press('Tab');
    await expect(phone).toHaveAccessibleDescription(phoneNotNational);
  });

  test('fill in and lock the message while the URL has ?o=sostenibilidad', async ({
    page,
    gateway,
  }) => {
    await page.goto('/contactanos?o=sostenibilidad');
    const message = page.getByLabel('Mensaje');
    await expect(message).toHaveAttribute('readonly', '');
    await expect(message).not.toHaveValue('');
    const text = await message.inputValue();
    await fill(page);
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText(contactSent).first()).toBeVisible();
    expect(sent(gateway.dataDir, text.slice(0, 40))).toHaveLength(1);
    await expect(message).toHaveValue(text);
    await expect(message).toHaveAttribute('readonly', '');

    await page.getByRole('link', { name: 'Escribir otro' }).click();
    await expect(page).toHaveURL(/\/contactanos$/);
    await expect(message).toHaveValue('');
    await message.fill('Mi propio mensaje');
    await page.goBack();
    await expect(message).toHaveValue(text);
    await expect(message).toHaveAttribute('readonly', '');
    await page.goForward();
    await expect(message).toHaveValue('Mi propio mensaje');
    await expect(message).toBeEditable();
  });

  test('thank the visitor or explain the rules without script', async ({
    browser,
    site,
    gateway,
  }) => {
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
    await expect(page.getByLabel('Estado')).toHaveValue('');
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
    expect(answer.url()).toMatch(/\/contactanos\/revisar$/);
    expect(await answer.text()).toContain('El teléfono lleva como máximo 10 dígitos');
    await context.close();
  });

  test('log no personal data', async ({ site }) => {
    for (const value of ['rsula', '5555550142', 'El Alba', 'Prueba']) {
      expect(site.output()).not.toContain(value);
    }
  });
});
