import type { Page } from '@playwright/test';
import { choose, seenIn, unfold } from '@/tests/drills/support/desk';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { DESK, ZONE } from '@/tests/e2e/support/links';

test.use({ javaScriptEnabled: false });

const send = (page: Page) => page.getByRole('button', { name: 'Ver el enlace' }).click();
const link = (page: Page, origin: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${origin}/`) });

test('the server answers the form: address, picture and code', async ({ page, site }) => {
  await page.goto(DESK);
  await unfold(page);
  await choose(page, 'Cotizador');
  await page.getByLabel('Línea de negocio').selectOption({ label: 'Residuos clínicos (RPBI)' });
  await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Nuevo León' });
  await page.getByRole('textbox', { name: 'Ciudad', exact: true }).fill('monterrey');
  await page.getByLabel('Campaña', { exact: true }).selectOption('Marca, todo el año');
  await send(page);
  const url = `${site.url}/cotizador?servicio=residuos-clinicos-rpbi&estado=nuevo-leon&ciudad=monterrey&utm_campaign=marca`;
  await expect(link(page, site.url)).toHaveText(url);
  const code = page.getByRole('img', { name: 'Código QR del enlace' });
  expect(await seenIn(await code.screenshot())).toBe(url);
  const picture = page.getByRole('img', { name: 'Imagen de la tarjeta en redes' });
  expect((await page.request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200);
});

test('words find a page and a zone; what is missing is said', async ({ page, site }) => {
  await page.goto(DESK);
  await page.getByRole('combobox', { name: 'Página del sitio' }).fill('bolsa de trabajo');
  await send(page);
  await expect(link(page, site.url)).toHaveText(`${site.url}/bolsadetrabajo`);
  await page.getByRole('link', { name: 'Armar otro enlace' }).click();
  await page.locator('summary').filter({ hasText: 'Otros destinos' }).click();
  await choose(page, 'Sucursal o zona');
  await page.getByRole('combobox', { name: 'Buscar sucursal o zona' }).fill('cumbres');
  await send(page);
  await expect(link(page, site.url)).toHaveText(site.url + ZONE);
  await page.goto('/enlaces/resultado?tipo=informe');
  await expect(page.getByText('Elija el informe.')).toBeVisible();
  await page.goto('/enlaces/resultado?tipo=cotizador&linea=1&estado=2&ciudad=Ensenada');
  await expect(page.getByText(/no tiene cobertura en Ensenada/)).toBeVisible();
});

test('its results are not indexed and never stored', async ({ request }) => {
  const path = '/enlaces/resultado?tipo=mapa&modo=lineas&fuente=radio';
  const answer = await request.get(path);
  expect(new URL(answer.url()).pathname).toBe(
    '/enlaces/resultado/modo%3Dlineas%26tipo%3Dmapa/utm_source%3Dradio',
  );
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  const again = await request.get(path);
  expect(again.headers()['x-nextjs-cache']).not.toBe('HIT');
  const stored = await request.get(DESK);
  expect(stored.headers()['x-nextjs-cache']).toBe('HIT');
});
