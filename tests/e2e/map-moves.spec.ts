import type { Page } from '@playwright/test';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

const mapOn = (page: Page) => page.getByRole('group', { name: 'Mapa de México' });
const own = (page: Page) => mapOn(page).getByRole('button', { name: 'Sucursal Cancún' });

async function middleOf(page: Page) {
  const box = await own(page).boundingBox();
  if (!box) throw new Error('no marker');
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

test.describe('moving the plain map', () => {
  test('by mouse: centred on its branch, the marker follows, and the end of a drag is no click', async ({
    page,
  }) => {
    await page.goto('/sucursales/cancun', { waitUntil: 'networkidle' });
    await mapOn(page).scrollIntoViewIfNeeded();
    const frame = await mapOn(page).boundingBox();
    const from = await middleOf(page);
    expect(Math.abs(from.x - ((frame?.x ?? 0) + (frame?.width ?? 0) / 2))).toBeLessThan(4);
    await page.mouse.move(from.x, from.y - 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 5 });
    await page.mouse.move(from.x + 120, from.y + 40, { steps: 5 });
    await page.mouse.up();
    const to = await middleOf(page);
    expect(Math.abs(to.x - (from.x + 120))).toBeLessThan(8);
    expect(Math.abs(to.y - (from.y + 60))).toBeLessThan(8);
    await expect(mapOn(page).getByRole('dialog')).toHaveCount(0);
    await own(page).click();
    await expect(mapOn(page).getByRole('dialog', { name: 'Cancún' })).toBeVisible();
  });

  test('by finger: one moves the map, two are left to the browser', async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/sucursales/cancun`, { waitUntil: 'networkidle' });
    await mapOn(page).scrollIntoViewIfNeeded();
    await expect(mapOn(page)).toHaveCSS('touch-action', 'pinch-zoom');
    const from = await middleOf(page);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0, dy = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + dx, y: from.y + 40 + dy }],
      });
    await touch('touchStart');
    for (const step of [20, 40, 60, 80]) await touch('touchMove', step, step / 2);
    await touch('touchEnd');
    const to = await middleOf(page);
    expect(Math.abs(to.x - (from.x + 80))).toBeLessThan(20);
    expect(Math.abs(to.y - (from.y + 40))).toBeLessThan(20);
    await context.close();
  });

  test('at the complete country the page scrolls; at 360 px no marker touches the frame', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(mapOn(page)).toHaveCSS('touch-action', 'auto');
    const frame = await mapOn(page).boundingBox();
    const markers = await mapOn(page)
      .getByRole('button', { name: /cerca de/ })
      .all();
    expect(markers.length).toBeGreaterThan(1);
    for (const marker of markers) {
      const box = await marker.boundingBox();
      if (!frame || !box) throw new Error('no map');
      expect(box.x).toBeGreaterThan(frame.x);
      expect(box.x + box.width).toBeLessThan(frame.x + frame.width);
    }
  });
});

test('more than 300 markers load when the map is in view, also on retry', async ({
  page,
  unusualSite: site,
}) => {
  let asked = 0;
  await page.route('**/api/map', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 502, json: {} }) : route.continue();
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(asked).toBe(0);
  const map = mapOn(page);
  await map.scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Líneas de negocio' }).check({ force: true });
  await expect(map.getByText(/^\d+ puntos$/).first()).toBeVisible();
  await expect(map.getByRole('button', { name: /puntos de servicio/ })).toHaveCount(0);
  await expect(page.getByText('No pudimos cargar todos los puntos del mapa.')).toBeVisible();
  await page
    .locator('#map-section')
    .getByRole('button', { name: /reintentar/i })
    .click();
  await expect(
    map.getByRole('button', { name: /puntos de servicio cerca de/ }).first(),
  ).toBeVisible();
  const counts = await map.getByRole('button', { name: /puntos de servicio/ }).allTextContents();
  expect(counts.reduce((sum, count) => sum + Number.parseInt(count, 10), 0)).toBeGreaterThan(400);
  await expect(page.getByText('No pudimos cargar')).toHaveCount(0);
});
