import { expect, test } from '@/tests/e2e/support/fixtures';
import type { Page } from '@playwright/test';

const FIELDS = [
  ['/contactanos', 'Nombre'],
  ['/contactanos', 'Mensaje'],
  ['/solicita_cotizacion', 'Nombre'],
  ['/blog', 'Buscar noticias'],
  ['/busqueda', 'Buscar en el sitio'],
] as const;

/** Keeps the site's scripts back until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const comes = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await comes;
    await route.continue();
  });
  return release;
}

for (const [path, label] of FIELDS) {
  test(`what is typed into "${label}" of ${path} before the scripts come stays`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
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

test('a question opened before the scripts come stays open, and the address follows', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/detalle_pregunta?id_grouper=2&id=8', { waitUntil: 'commit' });
  await page.getByText('¿Hay recolección en días festivos?').click();
  release();
  await expect(page).toHaveURL(/id_grouper=2&id=7$/);
  await expect(page.getByText(/Escriba a su ejecutivo de cuenta/)).toBeHidden();
  const question = page.locator('details[open]').getByText('¿Hay recolección en días festivos?');
  await expect(question).toBeVisible();
});
