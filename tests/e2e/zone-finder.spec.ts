import type { Page } from '@playwright/test';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets } from '@/tests/e2e/support/accessibility/layout';
import { expect, sharedTest as test, test as isolatedTest } from '@/tests/e2e/support/fixtures';

const PHONE = { width: 360, height: 780 };
const LABEL = 'Colonia, zona, ciudad o código postal';
/** A place in the centre of Monterrey. */
const HERE = { latitude: 25.6714, longitude: -100.309 };

const finder = (page: Page) => page.getByRole('search', { name: 'Zonas' });
const box = (page: Page) => finder(page).getByRole('searchbox', { name: LABEL });
const place = (page: Page) => finder(page).locator('..');
const results = (page: Page) => place(page).getByRole('listitem');
const status = (page: Page) => place(page).getByRole('status');
const near = (page: Page) => finder(page).getByRole('button', { name: 'Cerca de mí' });

/** Expects eight zones without any cut or covered text. */
async function expectResults(page: Page) {
  await box(page).fill('centro');
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toContainText('Centro');
  expect(await axeFindings(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);
  const last = results(page).last();
  await last.scrollIntoViewIfNeeded();
  // Playwright clicks only uncovered elements.
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]*\/sucursales\/[^/]+\/[^/]+$/);
}

test.describe('the zone finder', () => {
  test('works by keyboard alone: type, Enter, Enter', async ({ page }) => {
    await page.goto('/sucursales');
    await box(page).focus();
    await page.keyboard.type('col. cumbrez');
    await expect(status(page)).toHaveText('1 zona');
    await page.keyboard.press('Enter');
    const first = results(page).getByRole('link').first();
    await expect(first).toBeFocused();
    await expect(results(page).first()).toContainText(
      /Próxima recolección: |Recolección en curso: |Según el programa semanal: /,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sucursales/monterrey/cumbres');
    await expect(page.getByRole('heading', { level: 3, name: 'Cumbres' })).toBeVisible();
  });

  test('waits for the typed text, and Enter never opens a result of an earlier one', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await box(page).fill('cumbres');
    await expect(status(page)).toHaveText('1 zona');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/zones?*', async (route) => {
      await released;
      await route.continue();
    });
    await box(page).fill('san roman');
    await expect(status(page)).toHaveText('Buscando…');
    const old = results(page).getByRole('link', { name: 'Cumbres', includeHidden: true });
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await old.focus();
    await expect(box(page)).toBeFocused();
    release();
    await expect(status(page)).toHaveText('1 zona');
    await expect(results(page).getByRole('link', { name: 'San Román' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sucursales\/campeche\/san-roman$/);
    await page.unrouteAll();
  });

  test('shows results under the box on a phone, without any cut or cover', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/sucursales', { waitUntil: 'networkidle' });
    await expectResults(page);
  });

  test('fetches its script on home when it is used, and no zones if the position is denied', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/', { waitUntil: 'networkidle' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await box(page).focus();
    await expect.poll(() => fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    await near(page).click();
    await expect(status(page)).toHaveText('No pudimos conocer tu ubicación.');
    await expect(place(page).getByRole('link', { name: 'todas las sucursales' })).toBeVisible();
    expect(fetched.filter((url) => url.includes('/api/zones'))).toEqual([]);
    await expectResults(page);
  });

  test('reports an empty result, a lost connection and a failure; print hides it', async ({
    page,
  }) => {
    await page.goto('/sucursales');
    await box(page).fill('64500');
    await expect(status(page)).toHaveText(
      'No encontramos “64500” entre nuestras zonas. Quizá te sirva:',
    );
    await box(page).fill('24040');
    await expect(status(page)).toHaveText('Elige tu zona:');
    await box(page).fill('64500');
    await expect(results(page).first()).toContainText('Sucursal Monterrey');
    await box(page).fill('zzzzzz');
    await expect(status(page)).toHaveText('No encontramos “zzzzzz” entre nuestras zonas.');
    await expect(place(page).getByRole('link', { name: '800 733 22 22' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // The typed text stays, and the rest of the test follows from it.
    await page.context().setOffline(true);
    await box(page).fill('juriquilla');
    const alert = place(page).getByRole('alert');
    await expect(alert).toContainText('No hay conexión a internet');
    await expect(box(page)).toHaveValue('juriquilla');
    await page.context().setOffline(false);
    await expect(results(page).first()).toContainText('Juriquilla');
    await expect(alert).toBeHidden();

    await page.route('**/api/zones?*', (route) => route.fulfill({ status: 502, json: {} }));
    await box(page).fill('centro');
    await expect(alert).toContainText('No pudimos buscar tu zona.');
    await expect(alert).toContainText('800 733 22 22');
    await page.unroute('**/api/zones?*');
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(results(page).first()).toContainText('Centro');

    await page.emulateMedia({ media: 'print' });
    await expect(finder(page)).toBeHidden();
  });
});

isolatedTest(
  '"Cerca de mí" shows the nearest branches, and no position leaves the browser',
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HERE);
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(
        `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
      );
    });
    await page.goto('/sucursales', { waitUntil: 'networkidle' });
    expect(sent.some((request) => request.includes('/api/zones'))).toBe(false);
    await near(page).click();
    await expect(results(page)).toHaveCount(5);
    await expect(results(page).first()).toContainText('Monterrey');
    await expect(results(page).first()).toContainText('a 3 km');
    expect(sent.some((request) => request.includes('/api/zones/branches '))).toBe(true);
    const whole = sent.join('\n');
    for (const part of ['25.67', '100.30', '100.31', 'latitude', 'longitude']) {
      expect(whole).not.toContain(part);
    }
    expect(await axeFindings(page)).toEqual([]);
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/sucursales/monterrey#zonas');
  },
);

isolatedTest.describe('without script', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest('the form leads to the results of the search', async ({ page }) => {
    await page.goto('/');
    await expect(near(page)).toBeHidden();
    await box(page).fill('San Román');
    await finder(page).getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('link', { name: 'San Román' }).first()).toHaveAttribute(
      'href',
      '/sucursales/campeche/san-roman',
    );
  });
});

// tests/e2e/calendar.spec.ts covers an outage before the first search.

test('the handler rejects invalid terms and returns at most eight zones', async ({ request }) => {
  expect((await request.get('/api/zones')).status()).toBe(400);
  expect((await request.get(`/api/zones?q=${'a'.repeat(201)}`)).status()).toBe(400);
  const response = await request.get('/api/zones?q=centro');
  expect(response.headers()['cache-control']).toContain('max-age=30');
  expect((await response.json()).results).toHaveLength(8);
});
