import type { CDPSession, Page } from '@playwright/test';
import { holdRequests } from '@/tests/e2e/support/hold';
import { makeOlder, olderBrowser } from '@/tests/e2e/support/older-browser';
import {
  button,
  DOCUMENTS,
  expect,
  FILE_CALL,
  isDrawn,
  reader,
  REPORT,
  test,
} from '@/tests/e2e/support/report-reader';

// These tests use current browsers. The last test makes its browser older.
test.use({ isOlder: false });

const field = (page: Page) => page.getByRole('spinbutton', { name: /Página/ });

test('pages turn by buttons, keys, number, URL, links and clicks, and opening the book shifts nothing', async ({
  page,
  gateway,
}) => {
  gateway.requestLog.reset();
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdRequests(page, DOCUMENTS);
  await page.goto(REPORT);
  await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Portada de/ })).toBeVisible();
  release();
  await isDrawn(page, 1);
  await expect(page.getByRole('img', { name: /^Portada de/ })).toHaveCount(0);
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
  await expect(button(page, 'Página anterior')).toHaveAttribute('aria-disabled', 'true');
  const sheet = page.locator('[data-page="1"]');
  expect((await sheet.boundingBox())?.width).toBe(400);

  await button(page, 'Página siguiente').click();
  await expect(page).toHaveURL(/#p=2$/);
  await expect(reader(page).getByText('Páginas 2 y 3 de 18')).toBeAttached();
  await isDrawn(page, 3);
  await page.locator('[data-page="2"]').getByRole('link', { name: 'Ir a la página 6' }).click();
  await expect(page).toHaveURL(/#p=6$/);
  await button(page, 'Página siguiente').focus();
  for (const [key, number] of [
    ['PageUp', 4],
    ['ArrowLeft', 2],
    ['PageDown', 4],
    ['ArrowRight', 6],
    ['End', 18],
    ['Home', 1],
    ['End', 18],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`#p=${number}$`));
  }
  await expect(button(page, 'Página siguiente')).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill('11');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/#p=10$|#p=11$/);
  await isDrawn(page, 11);
  // Canvases of distant pages are removed.
  expect(await page.locator('canvas').count()).toBeLessThanOrEqual(8);
  await page.locator('[data-page="11"]').click({ position: { x: 380, y: 540 } });
  await expect(page).toHaveURL(/#p=12$/);
  await page.locator('[data-page="12"]').click({ position: { x: 20, y: 540 } });
  await expect(page).toHaveURL(/#p=10$/);

  await page.evaluate(() => (location.hash = '#p=7'));
  await expect(reader(page).getByText('Páginas 6 y 7 de 18')).toBeAttached();
  await page.evaluate(() => (location.hash = '#p=900'));
  await expect(field(page)).toHaveValue('18');
  const requested = gateway.requestLog.last().filter(({ path }) => path.startsWith(FILE_CALL));
  expect(requested.length).toBeGreaterThan(1);
});

test('a file from a server that ignores ranges has text and zoom', async ({ page }) => {
  await page.route(DOCUMENTS, async (route) => {
    const headers = { ...route.request().headers() };
    delete headers.range;
    await route.continue({ headers });
  });
  await page.goto(`${REPORT}#p=8`);
  await isDrawn(page, 8);
  const place = await page.locator('[data-page="8"]').boundingBox();
  await page.getByText('Texto de estas páginas').click();
  const text = page.getByRole('region', { name: 'Texto de la página 8' });
  await expect(text).toContainText('Procesamiento y valorización');
  // The text replaces the book in the same place.
  await expect(page.locator('[data-page="8"]')).toBeHidden();
  expect(Math.abs(((await text.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(200);
  await page.getByText('Texto de estas páginas').click();

  await button(page, 'Acercar').click();
  await button(page, 'Acercar').click();
  await expect(reader(page).getByText('200 %')).toBeVisible();
  await isDrawn(page, 8);
  expect((await page.locator('[data-page="8"]').boundingBox())?.width).toBe(800);
  await button(page, 'Alejar').click();
  await button(page, 'Alejar').click();
  await expect(button(page, 'Alejar')).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/#p=8$/);
});

/** Moves a finger over the open page in many small steps, as a real finger does. */
async function pan(touch: CDPSession, page: Page, right: number, down: number, pauseMs = 5) {
  const box = await reader(page).locator('[data-state="open"]').boundingBox();
  if (!box) throw new Error('no page');
  const start = { x: box.x + (right > 0 ? 60 : 240), y: box.y + 250 };
  const send = (type: 'touchStart' | 'touchMove', part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: start.x + right * part, y: start.y + down * part }],
    });
  await send('touchStart', 0);
  const steps = 40;
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', step / steps);
    await page.waitForTimeout(pauseMs);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 });

  test('a link to page 7 opens that page at 300 px; swipes turn pages, and panning scrolls', async ({
    page,
  }) => {
    await page.goto(`${REPORT}#p=7`);
    await expect(reader(page).getByText('Página 7 de 18')).toBeAttached();
    await isDrawn(page, 7);
    const sheet = page.locator('[data-page="7"]');
    expect((await sheet.boundingBox())?.width).toBe(300);
    expect(await sheet.locator('canvas').getAttribute('width')).toBe('600');
    const touch = await page.context().newCDPSession(page);

    await pan(touch, page, -150, 30);
    await expect(page).toHaveURL(/#p=8$/);
    await expect(sheet).toBeHidden();
    // The finger also moves slowly and back.
    await pan(touch, page, 60, 5, 25);
    await expect(page).toHaveURL(/#p=7$/);
    await isDrawn(page, 7);
    await expect(page.locator('[data-page="8"]')).toBeHidden();
    const before = await page.evaluate(() => scrollY);
    await pan(touch, page, 5, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await pan(touch, page, -10, 120);
    await pan(touch, page, -60, 50);
    await expect(page).toHaveURL(/#p=7$/);
    // The first page has no page before it.
    await field(page).fill('1');
    await field(page).press('Enter');
    await isDrawn(page, 1);
    await pan(touch, page, 150, 0);
    await expect(page).toHaveURL(/#p=1$/);

    for (const name of ['Página anterior', 'Página siguiente', 'Acercar', 'Alejar']) {
      const size = await button(page, name).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pan(touch, page, -150, 0);
    await expect(page).toHaveURL(/#p=2$/);
  });
});

test('a browser of 2024 draws the report', async ({ page, context }) => {
  await makeOlder(context);
  // The script runs once in each worker, so polyfills that the worker then loads stay.
  const script = `if (!self.document && !self.isOlder) { self.isOlder = true; ${olderBrowser} }`;
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
  await page.goto(`${REPORT}#p=7`);
  await isDrawn(page, 7);
  const ages = page.workers().map((worker) => worker.evaluate(() => 'isOlder' in globalThis));
  expect(await Promise.all(ages)).toEqual([true]);
});

test('no other page loads pdf.js', async ({ page }) => {
  const late: string[] = [];
  page.on('response', async (response) => {
    if (!/\.m?js$/.test(new URL(response.url()).pathname)) return;
    const code = await response.text().catch(() => '');
    if (code.includes('PDFDataRangeTransport')) late.push(new URL(page.url()).pathname);
  });
  for (const path of ['/', '/informes_anuales', '/sostenibilidad']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(late).toEqual([]);
  await page.goto(REPORT);
  await expect.poll(() => late.length).toBeGreaterThan(0);
});

test('the cover and the links remain without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const still = await context.newPage();
  await still.goto(REPORT);
  await expect(still.getByRole('img', { name: /^Portada de/ })).toBeVisible();
  await expect(still.getByText('Cargando PDF...')).toBeHidden();
  await expect(still.getByRole('link', { name: /^Descargar pdf \(753 kB\)$/ })).toBeVisible();
  await expect(still.getByRole('link', { name: 'Abrir en el visor del navegador' })).toBeVisible();
  await expect(still.getByRole('link', { name: 'REGRESAR' })).toBeVisible();
  await context.close();
});
