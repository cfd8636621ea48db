import { expect, test } from '@/tests/e2e/support/fixtures';
import { wizardOn } from '@/tests/e2e/support/wizard';

const inSpanishOrder = (names: string[]) => names.toSorted(new Intl.Collator('es-MX').compare);

test('contact forms list the states alphabetically by their current names', async ({ request }) => {
  for (const path of ['/contactanos', '/solicita_cotizacion']) {
    const html = await (await request.get(path)).text();
    const [list = ''] = /<select[^>]*name="state"[\s\S]*?<\/select>/.exec(html) ?? [];
    const names = [...list.matchAll(/<option value="\d+">([^<]*)/g)].map(([, name = '']) => name);
    expect(names, path).toHaveLength(32);
    expect(names, path).toEqual(inSpanishOrder(names));
    expect(names, path).toContain('Ciudad de México');
    expect(names, path).not.toContain('Distrito Federal');
  }
});

test('the wizard lists the same states, and cities alphabetically', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.service('Disposición final');
  await expect(wizard.state.getByRole('option', { name: 'Zacatecas' })).toBeAttached();
  const names = await wizard.state.locator('option:not([value=""])').allTextContents();
  expect(names).toEqual(inSpanishOrder(names));
  await wizard.state.selectOption({ label: 'Ciudad de México' });
  await expect(wizard.city.getByRole('option', { name: 'Tláhuac' })).toBeAttached();
  const cities = await wizard.city.locator('option:not([value=""])').allTextContents();
  expect(cities[0]).toBe('Álvaro Obregón');
  expect(cities).toEqual(inSpanishOrder(cities));
});
