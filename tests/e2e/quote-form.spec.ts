import type { Page } from '@playwright/test';
import { expect, sharedTest as test, test as isolatedTest } from '@/tests/e2e/support/fixtures';
import { person, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('the form shows its messages, keeps everything after a failed send, and sends', async ({
  page,
  gateway,
}) => {
  const before = quotesIn(gateway).length;
  const wizard = wizardOn(page);
  await wizard.toForm();
  const expectMessage = async (label: string, message: string) => {
    const field = wizard.field(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(toast(page, message).first()).toBeVisible();
  };
  // One error of each kind is enough. tests/unit/components/quote/wizard.test.tsx covers all of them.
  await wizard.send.click();
  await expectMessage('Nombre*', 'Campo nombre no puede ir vacio');
  await expect(wizard.field('Nombre*')).toBeFocused();
  await wizard.fill({ 'Teléfono*': '555555' });
  await wizard.send.click();
  await expectMessage('Teléfono*', 'Campo telefono no puede ser menor a 10 digitos');
  await expect(wizard.field('Teléfono*')).toBeFocused();
  // The e-mail is also checked on blur. A toast stays for 2 s.
  await wizard.field('Correo electrónico*').fill('prueba@@cliente.example');
  await wizard.field('Nombre*').focus();
  await expectMessage('Correo electrónico*', 'El correo ingresado no es valido');
  await expect(toast(page, 'El correo ingresado no es valido')).toHaveCount(0, { timeout: 6000 });
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  expect(quotesIn(gateway)).toHaveLength(before);

  await wizard.fill();
  await page.route('**/api/quote', (route) => route.fulfill({ status: 502, json: { code: 502 } }));
  await wizard.send.click();
  await expect(wizard.send).toBeEnabled();
  const note = page.getByRole('status').filter({ hasText: 'Tu cotización no se envió' });
  await expect(note).toContainText('llamarnos al 55 5555 0101');
  await expect(note).toBeInViewport();
  await wizard.isAt('Paso 5/5');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  for (const [label, value] of Object.entries(person)) {
    await expect(wizard.field(label)).toHaveValue(value);
  }
  await page.unroute('**/api/quote');
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway)).toHaveLength(before + 1);
});

test('the message of a field that already has the focus is above the buttons on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.field('Nombre*').fill('Señora de Prueba');
  await wizard.field('Empresa*').fill('Particular');
  const phone = wizard.field('Teléfono*');
  await phone.fill('442123');
  await phone.press('Enter');
  const message = page.locator('#quote-phone-number-error');
  await expect
    .poll(async () => {
      const [text, button] = [await message.boundingBox(), await wizard.send.boundingBox()];
      return text && button && text.y + text.height < button.y;
    })
    .toBe(true);
});

test('a double press sends once, and personal data is in no URL and no log', async ({
  page,
  gateway,
  site,
}) => {
  const marked = {
    'Nombre*': 'MARCANOMBRE',
    'Empresa*': 'MARCAEMPRESA',
    'Teléfono*': '5598765432',
    'Correo electrónico*': 'marcacorreo@marcado.example',
  };
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const before = quotesIn(gateway).length;
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill(marked);
  gateway.faults.add({ path: '/web/quote', kind: 'latency', value: 300, times: 1 });
  await wizard.send.dblclick();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway)).toHaveLength(before + 1);
  expect([...addresses, page.url(), site.output()].join('\n')).not.toMatch(/marca|5598765432/i);
});

isolatedTest.describe('without script', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest('the wizard shows no tiles and links a form that works', async ({ page }) => {
    await page.goto('/cotizador');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden();
    await page.getByRole('link', { name: 'Continuar con el formulario' }).click();
    await expect(page).toHaveURL('/solicita_cotizacion#solicitud');
    await expect(page.getByRole('heading', { name: 'Solicita tu cotización' })).toBeInViewport();
  });
});
