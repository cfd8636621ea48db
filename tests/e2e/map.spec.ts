import type { Page } from '@playwright/test';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

const section = (page: Page) => page.locator('#map-section');
const mapOn = (page: Page) => page.getByRole('group', { name: 'Mapa de México' });
const closer = (page: Page) => page.getByRole('button', { name: 'Acercar el mapa' });
/** Returns the width of the map as a multiple of its frame's width. */
const scaleOf = (page: Page) =>
  mapOn(page).evaluate((map) => Math.round(map.scrollWidth / map.clientWidth));

test.describe('the drawn map', () => {
  test('is sent by the server, with the list by state', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/aria-label="\d+ sucursales cerca de [^"]+"/);
    expect(html).toContain('Mapa: @svg-maps/mexico, CC BY 4.0');
    expect(html).toMatch(/<h3[^>]*>Quintana Roo<\/h3>/);
    expect((await request.get('/mapa-mexico.svg')).status()).toBe(200);
  });

  test('has both modes, groups, a filter and a window, and requests nothing from Google', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (made) => {
      if (/google|gstatic/.test(new URL(made.url()).hostname)) foreign.push(made.url());
    });
    await page.goto('/');
    const map = mapOn(page);
    await map.scrollIntoViewIfNeeded();
    await section(page).getByRole('radio', { name: 'Líneas de negocio' }).check();
    await section(page).getByRole('button', { name: 'Quitar todas' }).click();
    await expect(map.getByRole('button')).toHaveCount(0);
    await section(page)
      .getByRole('checkbox', { name: /Centro integral/ })
      .check();
    await expect(map.getByRole('button')).toHaveCount(4);

    await section(page).getByRole('radio', { name: 'Sucursales' }).check();
    await expect(section(page).getByRole('checkbox')).toHaveCount(0);
    await map.getByRole('button', { name: /^\d+ sucursales cerca de Saltillo$/ }).click();
    expect(await scaleOf(page)).toBeGreaterThan(1);
    while ((await scaleOf(page)) > 1)
      await page.getByRole('button', { name: 'Alejar el mapa' }).click();
    await map.getByRole('button', { name: 'Sucursal Durango' }).click();
    const dialog = section(page).getByRole('dialog', { name: 'Durango' });
    await expect(dialog).toContainText('Camino del Foro Viejo 920');
    await expect(dialog.getByRole('link', { name: '55 5555 0707' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Ver sucursal Durango' }).click();
    await expect(page).toHaveURL(/\/sucursales\/durango$/);
    expect(foreign).toEqual([]);
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/');
    const map = mapOn(page);
    await section(page).getByRole('radio', { name: 'Sucursales' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(section(page).getByRole('radio', { name: 'Líneas de negocio' })).toBeChecked();
    await section(page).getByRole('checkbox').first().press('Space');
    await expect(section(page).getByRole('checkbox').first()).not.toBeChecked();
    await section(page).getByRole('radio', { name: 'Líneas de negocio' }).press('ArrowUp');

    const marker = map.getByRole('button', { name: 'Sucursal Durango' });
    await marker.press('Enter');
    await expect(page.getByRole('button', { name: 'Cerrar la ventana' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(marker).toBeFocused();

    await map.getByRole('button', { name: /^\d+ sucursales cerca de Saltillo$/ }).press('Enter');
    await expect(map).toBeFocused();
    const left = () => map.evaluate((element) => element.scrollLeft);
    const before = await left();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(before);
  });

  test('zooms to the pin of its branch and moves by mouse', async ({ page }) => {
    await page.goto('/sucursales/cancun', { waitUntil: 'networkidle' });
    const map = mapOn(page);
    await map.scrollIntoViewIfNeeded();
    for (let presses = 0; presses < 3; presses += 1) await closer(page).click();
    expect(await scaleOf(page)).toBe(8);
    const pin = map.getByRole('button', { name: 'Sucursal Cancún' });
    await expect(pin).toBeInViewport();
    const from = await pin.boundingBox();
    if (!from) throw new Error('no marker');
    await page.mouse.move(from.x - 40, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(from.x - 20, from.y + 70, { steps: 4 });
    await page.mouse.up();
    const to = await pin.boundingBox();
    expect(Math.abs((to?.x ?? 0) - (from.x + 20))).toBeLessThan(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pin.click();
    await expect(page.getByRole('dialog', { name: 'Cancún' })).toBeVisible();
  });

  test('moves by finger when it is zoomed in, and otherwise lets the page scroll', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      baseURL: site.url,
    });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    const map = mapOn(page);
    const centre = () => map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await centre();
    const frame = await map.boundingBox();
    if (!frame) throw new Error('no map');
    for (const marker of await map.getByRole('button').all()) {
      const box = await marker.boundingBox();
      expect(box?.x).toBeGreaterThan(frame.x);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(frame.x + frame.width);
    }
    const session = await context.newCDPSession(page);
    const pan = async (right: number, down: number) => {
      const box = await map.boundingBox();
      if (!box) throw new Error('no map');
      const at = (part: number) => [
        { x: box.x + 150 + right * part, y: box.y + 200 + down * part },
      ];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let part = 0.05; part <= 1; part += 0.05)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(part),
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await pan(0, -120);
    await expect.poll(top).toBeGreaterThan(before + 50);
    await closer(page).tap();
    await closer(page).tap();
    const left = () => map.evaluate((element) => element.scrollLeft);
    const middle = await left();
    // A tap may scroll the page until half of the map is out of view.
    await centre();
    await pan(-100, 0);
    await expect.poll(left).toBeGreaterThan(middle + 40);
    await context.close();
  });
});
