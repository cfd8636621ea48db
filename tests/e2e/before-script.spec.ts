import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';

const FIELDS = [
  ['/contactanos', 'Nombre'],
  ['/contactanos', 'Mensaje'],
  ['/solicita_cotizacion', 'Nombre'],
  ['/blog', 'Buscar noticias'],
  ['/busqueda', 'Buscar en el sitio'],
] as const;

const SCRIPTS = '**/_next/static/chunks/*.js';

for (const [path, label] of FIELDS) {
  test(`text typed into "${label}" of ${path} before hydration is kept`, async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByLabel(label).first();
    await field.fill('Tambos de aceite');
    release();
    // Hydrated; effects run by the frame after the next.
    await field.evaluate(async (element) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) await frame();
      for (let frames = 0; frames < 3; frames++) await frame();
    });
    await expect(field).toHaveValue('Tambos de aceite');
  });
}

test('a question opened before hydration stays open, and the URL follows', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/detalle_pregunta?id_grouper=2&id=8', { waitUntil: 'commit' });
  await page.getByText('¿Hay recolección en días festivos?').click();
  release();
  await expect(page).toHaveURL(/id_grouper=2&id=7$/);
  await expect(page.getByText(/Escriba a su ejecutivo de cuenta/)).toBeHidden();
  const question = page.locator('details[open]').getByText('¿Hay recolección en días festivos?');
  await expect(question).toBeVisible();
});
