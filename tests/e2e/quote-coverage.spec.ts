import { expect, test } from '@/tests/e2e/support/fixtures';
import { wizardOn } from '@/tests/e2e/support/wizard';

test('the quote shows the phone of the branch that covers the city with the service', async ({
  page,
}) => {
  const wizard = wizardOn(page);
  const place = page.getByRole('status').filter({ hasText: 'Damos este servicio en Querétaro' });
  for (const [service, phone] of [
    ['Recolección comercial e industrial', '55 5555 0808'],
    ['Recolección domiciliaria', '55 5555 0505'],
  ] as const) {
    await wizard.open();
    await wizard.service(service);
    await wizard.state.selectOption({ label: 'Querétaro' });
    await wizard.city.selectOption({ label: 'Querétaro' });
    await expect(place.getByRole('link')).toHaveText(phone);
    await page.evaluate(() => sessionStorage.clear());
  }
});
