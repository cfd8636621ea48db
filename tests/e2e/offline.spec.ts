import type { Page } from '@playwright/test';
import { axeFindings } from './support/accessibility/document';
import { PHONE } from './support/accessibility/pages';
import { expect, test } from './support/fixtures';

// A route of the context would disable the browser's cache.
test.use({ serviceWorkers: 'allow', pagePictures: 'real', viewport: PHONE });

const BRANCH = '/sucursales/campeche';
const ZONE = `${BRANCH}/san-roman`;

const copyNotice = (page: Page) => page.getByText(/^Sin conexión: ves una copia del .*\d{4}/);

const storedPages = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace('zona:', '')));

test('a visited zone can be read without a connection, and other pages show the phone number', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(ZONE);
  await expect.poll(() => storedPages(page)).toEqual([ZONE]);
  await context.setOffline(true);
  await page.goto(`${ZONE}?utm_source=x`);
  await expect(copyNotice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'San Román' })).toBeVisible();
  await expect(
    page.getByText(/^(?:Próxima recolección|Recolección en curso)/).first(),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect(errors).toEqual([]);

  await page.goto('/informes_anuales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('link', { name: /800 733 22 22/ })).toHaveAttribute(
    'href',
    'tel:+528007332222',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /San Román/ }).click();
  await expect(copyNotice(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'San Román' })).toBeVisible();
  await expect(copyNotice(page)).toHaveCount(0);
});

test('the three zones visited last are stored', async ({ page }) => {
  const seen: string[] = [];
  for (const branch of [BRANCH, '/sucursales/queretaro']) {
    for (const index of [0, 1]) {
      await page.goto(branch);
      const zones = page.getByRole('region', { name: 'Zonas de servicio' });
      const zone = zones.locator(`a[href^="${branch}/"]`).nth(index);
      const path = (await zone.getAttribute('href')) ?? '';
      await zone.click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => storedPages(page)).toContain(path);
      seen.push(path);
    }
  }
  await expect.poll(() => storedPages(page)).toEqual(seen.slice(-3));
});
