import type { Page } from '@playwright/test';
import { contactSent } from '@/lib/features/contact/fields';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { PHONE } from '@/tests/e2e/support/accessibility/pages';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { wizardIsAlive } from '@/tests/e2e/support/wizard';

/* Pages of a visitor who saves data. */

test.use({ viewport: PHONE, deviceScaleFactor: 2 });
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('ahorrar-datos', 'si')),
);

/** Opens a page; the scripts and typefaces that it has asked for. */
async function visit(page: Page, path: string): Promise<string[]> {
  // What the page before still asks for is not of this one.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|woff2)$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return asked;
}

for (const path of [
  '/',
  '/blog?utm_source=volante',
  '/Blog_Detalle/composta-en-casa-doce-semanas',
  '/detalle_linea/recoleccion-domiciliaria',
  '/prensa',
]) {
  test(`${path} is read without a script`, async ({ page }) => {
    const asked = await visit(page, path);
    expect(asked).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('what is nothing without scripts comes with them: wizard, next collection, report', async ({
  page,
}) => {
  await visit(page, '/cotizador');
  await wizardIsAlive(page);
  await visit(page, '/sucursales/campeche/san-roman');
  await expect(
    page.getByText(/^(?:Próxima recolección|Recolección en curso)/).first(),
  ).toBeVisible();
  await visit(page, '/verReporte_anual/informe-anual-2025');
  await expect(page.getByRole('button', { name: /siguiente/i }).first()).toBeVisible();
});

test.describe('over a slow line a press, a key and a focus are answered, once', () => {
  /** Of a phone of the third generation; what was pressed waits for its script. */
  const SLOW = { latency: 150, downloadThroughput: 93_750, uploadThroughput: 93_750 };
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  });

  test('no picture is asked for in two widths', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/_next/image') asked.push(searchParams.get('url') ?? '');
    });
    for (const path of ['/', '/nuestra_empresa/historia']) {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(asked.length, path).toBeGreaterThan(0);
      expect(asked.toSorted(), path).toEqual([...new Set(asked)].toSorted());
    }
  });

  test('menu and share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await visit(page, '/Blog_Detalle/composta-en-casa-doce-semanas')).toEqual([]);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await expect(menu.getByRole('link', { name: 'Servicios', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const share = page.getByRole('button', { name: 'Compartir', exact: true }).first();
    const copy = page.getByRole('button', { name: 'Copiar enlace' });
    await share.click();
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
  });

  test('search and news filter', async ({ page }) => {
    await visit(page, '/busqueda');
    await page.getByRole('combobox', { name: 'Buscar en el sitio' }).fill('recolec');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await visit(page, '/blog')).toEqual([]);
    const box = page.getByLabel('Buscar noticias');
    await box.fill('composta');
    await box.press('Enter');
    await expect(page).toHaveURL(/buscar=composta/);
    await expect(page.getByRole('main').getByRole('article').first()).not.toContainText(
      'Diciembre',
    );
  });

  test('accordion and carousel', async ({ page }) => {
    expect(await visit(page, '/detalle_linea/recoleccion-domiciliaria')).toEqual([]);
    const types = page.getByRole('main').locator('details[name]');
    await types.nth(1).locator('summary').click();
    await expect(types.nth(1)).toHaveAttribute('open');
    await expect(types.nth(0)).not.toHaveAttribute('open');
    expect(await visit(page, '/')).toEqual([]);
    const clients = page.getByRole('region', { name: 'Clientes', exact: true });
    const next = clients.getByRole('button', { name: 'Siguiente' });
    await expect(next).toHaveCount(0);
    await clients.click({ position: { x: 4, y: 4 } });
    await expect(next).toBeVisible();
  });

  test('a message', async ({ page }) => {
    expect(await visit(page, '/contactanos')).toEqual([]);
    const main = page.getByRole('main');
    const fields = { Nombre: 'Ana Pech', Teléfono: '5555550142', Empresa: 'Panadería El Alba' };
    for (const [label, value] of Object.entries(fields))
      await main.getByLabel(label).first().fill(value);
    await main.getByLabel('Correo electrónico').first().fill('ana@correo.example');
    await main.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
    await main.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
    await main.getByLabel('Mensaje').fill('Desde una línea cara.');
    await main.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(contactSent).first()).toBeVisible();
  });
});

test('pages that wait for an intent have no accessibility violations', async ({ page }) => {
  for (const path of ['/', '/contactanos']) {
    expect(await visit(page, path)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('the switch of the footer counts from the next page on', async ({ page }) => {
  await visit(page, '/accesibilidad');
  const box = page.getByRole('checkbox', { name: 'Ahorrar datos' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(box).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('ahorrar-datos'))).toBe('no');
});
