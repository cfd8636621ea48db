import type { Page } from '@playwright/test';
import type { Fault } from '@/lib/content/embedded-gateway/server/faults';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { person, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('each message of step 5: as a toast, and at its field', async ({ page, gateway }) => {
  const before = quotesIn(gateway).length;
  const wizard = wizardOn(page);
  await wizard.toForm();
  const expectMessage = async (label: string, message: string) => {
    const field = wizard.field(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(toast(page, message).first()).toBeVisible();
  };
  const steps: [keyof typeof person, string, string][] = [
    ['Nombre*', '', 'Campo nombre no puede ir vacio'],
    ['Empresa*', '', 'Campo empresa no puede ir vacio'],
    ['Teléfono*', '', 'Campo telefono no puede ir vacio'],
    ['Teléfono*', '555555', 'Campo telefono no puede ser menor a 10 digitos'],
    ['Correo electrónico*', '', 'Campo correo no puede ir vacio'],
    ['Correo electrónico*', 'prueba@cliente', 'El correo ingresado no es valido'],
  ];
  for (const [label, value, message] of steps) {
    await wizard.field(label).fill(value);
    await wizard.send.click();
    await expectMessage(label, message);
    await expect(wizard.field(label)).toBeFocused();
    await wizard.field(label).fill(person[label]);
  }

  // The e-mail also on blur; a toast stays 2 s.
  await wizard.field('Correo electrónico*').fill('prueba@@cliente.example');
  await wizard.field('Nombre*').focus();
  await expectMessage('Correo electrónico*', 'El correo ingresado no es valido');
  await expect(toast(page, 'El correo ingresado no es valido')).toHaveCount(0, { timeout: 6000 });
  expect(quotesIn(gateway)).toHaveLength(before);
});

const failures: [string, Omit<Fault, 'path'>][] = [
  ['HTTP 500', { kind: 'status', value: 500 }],
  ['code 500 in a 200 body', { kind: 'garbage-json-200-code-500' }],
  ['malformed JSON', { kind: 'html' }],
  ['a time-out', { kind: 'hang' }],
];

for (const [name, fault] of failures) {
  test(`a send that meets ${name} is kept, and is one lead in the end`, async ({
    page,
    gateway,
  }) => {
    const before = quotesIn(gateway).length;
    const wizard = wizardOn(page);
    await wizard.toForm();
    await wizard.fill();
    gateway.faults.add({ path: '/web/quote', kind: 'latency', value: 400 });
    gateway.faults.add({ path: '/web/quote', ...fault });
    await wizard.send.click();
    await expect(wizard.send).toBeDisabled();
    await expect(wizard.heading('Su solicitud está a salvo')).toBeFocused({ timeout: 15_000 });
    await wizard.isAt('Paso 5/5');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    expect(quotesIn(gateway)).toHaveLength(before);

    gateway.faults.clear();
    await expect(page.getByText('Finalizado', { exact: true })).toBeVisible({ timeout: 40_000 });
    expect(quotesIn(gateway)).toHaveLength(before + 1);
  });
}

test('a send that the site itself cannot answer loses nothing', async ({ page, gateway }) => {
  const before = quotesIn(gateway).length;
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill();
  await page.route('**/api/quote', (route) => route.fulfill({ status: 502, json: { code: 502 } }));
  await wizard.send.click();
  await expect(
    page.getByRole('status').filter({ hasText: /llamarnos al 55 5555 0101/ }),
  ).toBeAttached();
  await expect(wizard.send).toBeEnabled();
  await expect(page.getByRole('main').getByText('Si lo prefiere, un asesor')).toBeInViewport();
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

test('a double press sends once', async ({ page, gateway }) => {
  const before = quotesIn(gateway).length;
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill();
  gateway.faults.add({ path: '/web/quote', kind: 'latency', value: 300, times: 1 });
  await wizard.send.dblclick();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway)).toHaveLength(before + 1);
});

test('lists that keep failing bring the help line forward, and can be tried again', async ({
  page,
  gateway,
}) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.service('Disposición final');
  gateway.faults.add({ path: '/web/states', kind: 'status', value: 500 });
  await wizard.state.selectOption({ label: 'Yucatán' });
  await expect(
    page.getByRole('status').filter({ hasText: /llamarnos al 800 733 22 22/ }),
  ).toBeAttached({
    timeout: 15_000,
  });
  await expect(wizard.state.locator(':checked')).toHaveText('Yucatán');
  gateway.faults.clear();
  // The server caches an outage for some seconds.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Intentar de nuevo' });
    if (await again.isVisible()) await again.click();
    await expect(wizard.city).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('Si lo prefiere, un asesor')).toHaveCount(0);
});

test('personal data is in no URL and no log', async ({ page, site }) => {
  const marked = {
    'Nombre*': 'MARCANOMBRE',
    'Empresa*': 'MARCAEMPRESA',
    'Teléfono*': '5598765432',
    'Correo electrónico*': 'marcacorreo@marcado.example',
  };
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill(marked);
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  const whatsapp = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect([...addresses, page.url(), whatsapp, site.output()].join('\n')).not.toMatch(
    /marca|5598765432/i,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the services show, and the way to a form that works', async ({ page }) => {
    await page.goto('/cotizador');
    await expect(page.getByRole('radio')).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden();
    await page.getByRole('link', { name: 'Continuar con el formulario' }).click();
    await expect(page).toHaveURL('/solicita_cotizacion#solicitud');
    await expect(page.getByRole('heading', { name: 'Solicita tu cotización' })).toBeInViewport();
  });
});

test('SEO: one canonical URL, no floating quote button', async ({ page }) => {
  for (const path of ['/cotizador', '/solicita_cotizacion']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cotizador$/);
    const floating = page.getByRole('link', { name: 'Solicita tu cotizacion', exact: true });
    await expect(floating.filter({ visible: true })).toHaveCount(0);
  }
});
