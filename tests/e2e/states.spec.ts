import type { Locator } from '@playwright/test';
import { contactSent } from '@/lib/features/contact/fields';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { wizardOn } from '@/tests/e2e/support/wizard';

/** Every state of a list in its order, without the placeholder. */
async function namesIn(list: Locator): Promise<string[]> {
  await expect(list.getByRole('option', { name: 'Zacatecas' })).toBeAttached();
  return list.locator('option:enabled').allTextContents();
}

const inSpanishOrder = (names: string[]) => names.toSorted(new Intl.Collator('es-MX').compare);

for (const path of ['/contactanos', '/solicita_cotizacion']) {
  test(`${path}: states in alphabetical order, by their names of today`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'ENVIAR' }) });
    const names = await namesIn(form.getByLabel('Estado'));
    expect(names).toHaveLength(32);
    expect(names).toEqual(inSpanishOrder(names));
    expect(names).toContain('Ciudad de México');
    expect(names).not.toContain('Distrito Federal');
  });
}

test('the wizard: the same states, and cities in alphabetical order', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.service('Disposición final');
  const names = await namesIn(wizard.state);
  expect(names).toEqual(inSpanishOrder(names));
  await wizard.state.selectOption({ label: 'Ciudad de México' });
  await expect(wizard.city.getByRole('option', { name: 'Tláhuac' })).toBeAttached();
  const cities = await wizard.city.locator('option:enabled').allTextContents();
  expect(cities[0]).toBe('Álvaro Obregón');
  expect(cities).toEqual(inSpanishOrder(cities));
});

test("what is sent is the catalogue's name", async ({ page, gateway }) => {
  await page.goto('/contactanos');
  await page.getByLabel('Nombre').fill('Úrsula Peña');
  await page.getByLabel('Teléfono').fill('5555550142');
  await page.getByLabel('Correo').fill('ursula@correo.example');
  await page.getByLabel('Estado').selectOption({ label: 'Ciudad de México' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Coyoacán' });
  await page.getByLabel('Mensaje').fill('Desde la capital');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText(contactSent).first()).toBeVisible({ timeout: 10_000 });
  const sent = listSubmissions(gateway.dataDir).map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ state: 'Distrito Federal', city: 'Coyoacán' });
});
