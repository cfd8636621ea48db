import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { GOOGLE, standForGoogle } from '@/tests/e2e/support/google';

test.use({ baseURL: ({ productionSite }, provide) => provide(productionSite.url) });

const plainMap = (page: Page) => page.getByRole('group', { name: 'Mapa de México', exact: true });
const googleMap = (page: Page) => page.getByRole('group', { name: 'Mapa interactivo de México' });
const ask = (page: Page) => page.getByRole('button', { name: 'Ver mapa interactivo' });
const accept = (page: Page) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Aceptar' });

const showLines = (page: Page) => page.getByRole('radio', { name: 'Líneas de negocio' }).check();

async function openMap(page: Page, path = '/') {
  await page.goto(path);
  await plainMap(page).scrollIntoViewIfNeeded();
  await ask(page).click();
  await expect(googleMap(page)).toBeVisible();
}

test.describe('Google is requested', () => {
  test('after consent, but not before the map is in view', async ({ page }) => {
    const { asked, violations } = await standForGoogle(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await plainMap(page).scrollIntoViewIfNeeded();
    await expect(ask(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await accept(page).click();
    await expect(accept(page)).toBeHidden();
    await expect(ask(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await plainMap(page).scrollIntoViewIfNeeded();
    await expect(googleMap(page)).toBeVisible();
    await expect(plainMap(page)).toBeHidden();
    const script = asked.find(({ pathname }) => pathname === '/maps/api/js')?.searchParams;
    expect(script?.get('key')).toBe(GOOGLE.GOOGLE_MAPS_API_KEY);
    expect([script?.get('language'), script?.get('region')]).toEqual(['es', 'MX']);
    expect(violations).toEqual([]);
  });

  test('at once if the visitor consents with the map in view, centred on its branch', async ({
    page,
  }) => {
    const { asked } = await standForGoogle(page);
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/sucursales/cancun', { waitUntil: 'networkidle' });
    await expect(plainMap(page)).toBeInViewport();
    expect(asked).toEqual([]);
    await accept(page).click();
    await expect(googleMap(page)).toBeVisible();
    const pane = googleMap(page).locator('.gm-style');
    await expect(pane).toHaveAttribute('data-zoom', '14');
    await expect(pane).toHaveAttribute('data-center', /^21\.\d+,-86\.\d+$/);
    const [box, marker] = await Promise.all([
      pane.boundingBox(),
      googleMap(page).getByRole('button', { name: 'Sucursal Cancún' }).boundingBox(),
    ]);
    if (!box || !marker) throw new Error('no map');
    expect(Math.abs(marker.x + marker.width / 2 - (box.x + box.width / 2))).toBeLessThan(4);
    expect(Math.abs(marker.y + marker.height - (box.y + box.height / 2))).toBeLessThan(4);
  });

  test('without consent if the visitor asks for it; the focus follows and the country replaces the plain map', async ({
    page,
  }) => {
    const { asked, violations } = await standForGoogle(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await plainMap(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const under = page.getByRole('heading', { name: 'Quintana Roo' });
    await ask(page).focus();
    const before = await under.boundingBox();
    const frame = await plainMap(page).boundingBox();
    await page.keyboard.press('Enter');
    await expect(googleMap(page)).toBeVisible();
    await expect(page.locator(':focus').locator(googleMap(page))).toBeVisible();
    await expect(accept(page)).toBeAttached();
    const pane = googleMap(page).locator('.gm-style');
    await expect(pane).toHaveAttribute('data-zoom', '5');
    await expect(pane).toHaveAttribute('data-center', '23.600,-102.500');
    await expect(pane).toHaveAttribute('data-map-id', GOOGLE.GOOGLE_MAPS_MAP_ID);
    expect(await under.boundingBox()).toEqual(before);
    expect((await pane.boundingBox())?.width).toBe(frame?.width);
    expect(violations).toEqual([]);
  });
});

test.describe("Google's map", () => {
  test('groups filtered markers by line, and opens one window for services in one place', async ({
    page,
  }) => {
    await standForGoogle(page);
    await openMap(page);
    const map = googleMap(page);
    await showLines(page);
    await expect(
      map.getByRole('button', { name: /^\d+ puntos de servicio cerca de/ }).first(),
    ).toBeVisible();
    // One window replaces an endless zoom, because all services are in one place.
    await map.getByRole('button', { name: /puntos de servicio cerca de Durango/ }).press('Enter');
    const window = map.getByRole('dialog', { name: 'Durango' });
    await expect(window.getByRole('listitem').first()).toBeVisible();
    await expect(map.locator('.gm-style')).toHaveAttribute('data-zoom', '5');
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);

    await page.getByRole('button', { name: 'Quitar todas' }).click();
    await expect(map.getByRole('button')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /Centro integral/ }).check();
    const single = map.getByRole('button', { name: /^Centro integral.* cerca de Mérida$/ });
    await expect(single).toBeVisible();
    await expect(single.locator('img')).toHaveAttribute('src', /\/archivos\/marker-line-\d\.png$/);
    await expect(map.getByRole('button')).toHaveCount(4);
    await single.click();
    await expect(map.getByRole('dialog', { name: 'Mérida' })).toContainText('Centro integral');
    // Markers that the filter hides have no window.
    await page.getByRole('button', { name: 'Mostrar todas' }).click();
    await page.getByRole('checkbox', { name: /Centro integral/ }).uncheck();
    await expect(map.getByRole('dialog')).toHaveCount(0);
  });

  test('splits a cluster of branches and links a window to its branch', async ({ page }) => {
    const { violations } = await standForGoogle(page);
    await openMap(page);
    const map = googleMap(page);
    await showLines(page);
    await page.getByRole('radio', { name: 'Sucursales' }).check();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    const single = map.getByRole('button', { name: 'Sucursal Durango' });
    await expect(single.locator('img')).toHaveAttribute('src', /\/archivos\/marker-branch\.png$/);
    await single.click();
    const dialog = map.getByRole('dialog', { name: 'Durango' });
    await expect(dialog.getByRole('heading', { name: 'Durango' })).toHaveCSS(
      'color',
      'rgb(0, 61, 165)',
    );
    await expect(dialog).toContainText('Camino del Foro Viejo 920');
    await expect(dialog.getByRole('link', { name: '55 5555 0707' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const north = map.getByRole('button', {
      name: /sucursales cerca de (Saltillo|Apodaca|Monterrey)$/,
    });
    const monterrey = map.getByRole('button', { name: /^Sucursal (Monterrey|Apodaca)$/ }).first();
    await expect(async () => {
      if (await monterrey.isHidden()) await north.first().click({ timeout: 1_000 });
      await expect(monterrey).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(map.locator('.gm-style')).not.toHaveAttribute('data-zoom', '5');
    await monterrey.click();
    await map
      .getByRole('dialog')
      .getByRole('link', { name: /^Ver sucursal/ })
      .click();
    await expect(page).toHaveURL(/\/sucursales\/(monterrey|apodaca)$/);
    expect(violations).toEqual([]);
  });
});

test.describe('when Google fails', () => {
  for (const as of ['refusal', 'nothing', 'breakage'] as const) {
    test(`the plain map remains (${as})`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const { violations } = await standForGoogle(page, as);
      await page.goto('/');
      await plainMap(page).scrollIntoViewIfNeeded();
      await ask(page).click();
      const note = page
        .getByText('El mapa interactivo no está disponible')
        .filter({ visible: true });
      await expect(note).toBeVisible();
      await expect(googleMap(page)).toHaveCount(0);
      await expect(ask(page)).toHaveCount(0);
      await expect(
        plainMap(page)
          .getByRole('button', { name: /sucursales cerca de/ })
          .first(),
      ).toBeVisible();
      await plainMap(page).getByRole('button', { name: 'Sucursal Durango' }).click();
      await expect(page.getByRole('dialog', { name: 'Durango' })).toBeVisible();
      expect(violations).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});
