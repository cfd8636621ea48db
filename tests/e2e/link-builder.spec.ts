import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { wizardOn } from '@/tests/e2e/support/wizard';

test('the link builder builds a link to a page, and a message carries its campaign', async ({
  page,
  gateway,
}) => {
  await page.goto('/enlaces', { waitUntil: 'networkidle' });
  const result = page.getByRole('region', { name: 'Enlace' });
  await expect(result).toContainText('Falta la página, la fuente y el medio.');
  await page.getByLabel('Dirección de la página').fill('https://otro.example/blog');
  await expect(result).toContainText('no es de una página de este sitio');
  await page.getByLabel('Dirección de la página').fill('/servicios');
  await page.getByLabel('Fuente').fill('Boletín');
  await expect(result).toContainText('Falta el medio.');
  await page.getByLabel('Medio').fill('email');
  await page.getByLabel('Campaña').fill('lluvias-2026');
  const query = '?utm_source=boletin&utm_medium=email&utm_campaign=lluvias-2026';
  await expect(result).toContainText(`/servicios${query}`);
  await expect(result.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Descargar código QR' }).click();
  expect((await download).suggestedFilename()).toMatch(/^qr-[a-z0-9-]+\.svg$/);

  await page.goto(`/servicios${query}`, { waitUntil: 'networkidle' });
  await page.goto('/contactanos', { waitUntil: 'networkidle' });
  const own = `Vengo de un boletín ${crypto.randomUUID()}`;
  await page.getByLabel('Nombre').first().fill('Úrsula Peña');
  await page.getByLabel('Teléfono').first().fill('5555550142');
  await page.getByLabel('Correo electrónico').first().fill('ursula@correo.example');
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Monterrey' });
  await page.getByLabel('Mensaje').fill(own);
  await page.getByRole('button', { name: 'Enviar' }).click();
  const message = () =>
    listSubmissions(gateway.dataDir)
      .map(({ body }) => JSON.stringify(body))
      .find((body) => body.includes(own));
  await expect.poll(message).toContain('\\nCampaña: boletin / email / lluvias-2026');
});

test('a link to the wizard opens it with service and city', async ({ page }) => {
  await page.goto('/enlaces', { waitUntil: 'networkidle' });
  await page.getByLabel('El cotizador').check();
  await page.getByLabel('Servicio').selectOption({ label: 'Residuos clínicos (RPBI)' });
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Monterrey' });
  await page.getByLabel('Fuente').fill('volante');
  await page.getByLabel('Medio').fill('impreso');
  const result = page.getByRole('region', { name: 'Enlace' });
  await expect(result).toContainText('utm_medium=impreso');
  const address = (await result.getByText('/cotizador?').textContent()) ?? '';
  const wizard = wizardOn(page);
  await wizard.open(address.slice(address.indexOf('/cotizador')));
  await wizard.isAt('Paso 3/5');
  await expect(wizard.summary).toContainText('Residuos clínicos (RPBI)');
  await expect(wizard.summary).toContainText('Monterrey, Nuevo León');
});

test('search engines and visitors cannot find the link builder', async ({ request, page }) => {
  const html = await (await request.get('/enlaces')).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const sitemap = await (await request.get('/sitemap-paginas-1.xml')).text();
  expect(sitemap).toContain('/sucursales');
  expect(sitemap).not.toContain('/enlaces');
  await page.goto('/');
  expect(await page.locator('a[href*="/enlaces"]').count()).toBe(0);
});
