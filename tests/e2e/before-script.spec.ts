import { expect, test } from '@/tests/e2e/support/fixtures';

const FIELDS = [
  ['/contactanos', 'Nombre'],
  ['/contactanos', 'Mensaje'],
  ['/solicita_cotizacion', 'Nombre'],
  ['/blog', 'Buscar noticias'],
  ['/busqueda', 'Buscar en el sitio'],
] as const;

for (const [path, label] of FIELDS) {
  test(`what is typed into "${label}" of ${path} before the scripts come stays`, async ({
    page,
  }) => {
    let release = () => {};
    const comes = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByLabel(label).first();
    await field.fill('Tambos de aceite');
    release();
    await page.waitForLoadState('load');
    // React takes the page over at once; what it does to the field is done within a second.
    await page.waitForTimeout(1_000);
    await expect(field).toHaveValue('Tambos de aceite');
  });
}
