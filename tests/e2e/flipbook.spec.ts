import type { Page } from '@playwright/test';
import { failureTexts } from '@/lib/features/reports/flipbook/failures';
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

// Browsers of today; others get another build of pdf.js.
test.use({ isOlder: false });

/** From here on the book has no animation: it is another one, with other elements. */
async function reduceMotion(page: Page, number: number) {
  const animated = await page.locator(`[data-page="${number}"]`).first().elementHandle();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await animated?.waitForElementState('hidden');
  await isDrawn(page, number);
}

const field = (page: Page) => page.getByRole('spinbutton', { name: 'Página' });

test('by buttons, keys, number and URL, which is shared; nothing moves when it opens', async ({
  page,
  gateway,
}) => {
  gateway.requestLog.reset();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(REPORT);
  await isDrawn(page, 1);
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
  const shared = async () => {
    const share = page.getByRole('button', { name: 'Compartir' });
    await share.click();
    const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
    // At its button, and whole.
    const close = page.getByRole('button', { name: 'Cerrar', exact: true });
    const [at, top] = await Promise.all([share.boundingBox(), close.boundingBox()]);
    expect(Math.abs((top?.y ?? NaN) - ((at?.y ?? NaN) + (at?.height ?? NaN)))).toBeLessThan(24);
    await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(whatsapp).toBeHidden();
    return text;
  };
  expect(await shared()).toMatch(/\/verReporte_anual\/informe-anual-2025$/);
  await expect(button(page, 'Anterior')).toHaveAttribute('aria-disabled', 'true');
  const box = await page.locator('[data-page="1"]').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(400);

  // Page and toolbar on one screen, the cookie banner present.
  for (const [width, height] of [
    [1440, 900],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await isDrawn(page, 1);
    const toolbar = await page.getByRole('group', { name: 'Controles del informe' }).boundingBox();
    const sheet = await page.locator('[data-page="1"]').first().boundingBox();
    expect((toolbar?.y ?? height) + 44, `toolbar at ${width} px`).toBeLessThanOrEqual(height);
    const lowest =
      width > 1000 ? (sheet?.y ?? height) + (sheet?.height ?? 0) : (sheet?.y ?? height) + 120;
    expect(lowest, `page at ${width} px`).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await isDrawn(page, 1);

  await button(page, 'Siguiente').click();
  await expect(page).toHaveURL(/#p=2$/);
  await expect(reader(page).getByText('Páginas 2 y 3 de 18')).toBeAttached();
  await isDrawn(page, 3);
  // The document's own links and table of contents.
  await page.locator('[data-page="2"] a').first().click();
  await expect(page).toHaveURL(/#p=3$/);
  const contents = page.getByRole('combobox', { name: 'Contenido del informe' });
  await expect(contents.locator(':checked')).toHaveText('Carta de la directora general');
  await contents.selectOption('Contenido');
  await expect(page).toHaveURL(/#p=2$/);
  await button(page, 'Siguiente').focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/#p=4$/);
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/#p=2$/);
  await isDrawn(page, 3);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#p=4$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#p=18$/);
  await expect(button(page, 'Siguiente')).toBeFocused();
  await expect(button(page, 'Siguiente')).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill('11');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/#p=11$/);
  await isDrawn(page, 11);
  // Far pages are freed.
  await expect(page.locator('[data-page="18"] canvas')).toHaveCount(0);
  expect(await page.locator('canvas').count()).toBeLessThanOrEqual(8);

  await page.evaluate(() => (location.hash = '#p=7'));
  await expect(reader(page).getByText('Páginas 6 y 7 de 18')).toBeAttached();
  expect(await shared()).toMatch(/\/verReporte_anual\/informe-anual-2025#p=7$/);
  await page.evaluate(() => (location.hash = '#p=900'));
  await expect(field(page)).toHaveValue('18');

  const asked = gateway.requestLog.last().filter(({ path }) => path.startsWith(FILE_CALL));
  expect(asked.length).toBeGreaterThan(1);
});

test('text, zoom and full screen, of a complete file where ranges are not kept', async ({
  page,
}) => {
  await page.route(DOCUMENTS, async (route) => {
    const headers = { ...route.request().headers() };
    delete headers.range;
    await route.continue({ headers });
  });
  await page.goto(`${REPORT}#p=8`);
  await isDrawn(page, 8);
  const text = page.getByRole('region', { name: 'Texto de la página 8' });
  // Screen readers have it all along.
  await expect(text).toContainText('Procesamiento y valorización');
  await button(page, 'Texto').click();
  await expect(button(page, 'Texto')).toHaveAttribute('aria-pressed', 'true');
  await text.getByText(/A los cuatro centros integrales entraron/).scrollIntoViewIfNeeded();
  await expect(text.getByRole('heading', { name: 'Procesamiento y valorización' })).toBeVisible();

  await button(page, 'Acercar').click();
  await button(page, 'Acercar').click();
  await expect(reader(page).getByText('200 %')).toBeVisible();
  await isDrawn(page, 8);
  const box = await page.locator('[data-page="8"]').first().boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(800);
  await button(page, 'Alejar').click();
  await button(page, 'Alejar').click();
  await expect(button(page, 'Alejar')).toHaveAttribute('aria-disabled', 'true');

  await button(page, 'Pantalla completa').click();
  await expect(button(page, 'Salir de pantalla completa')).toBeVisible();
  await isDrawn(page, 8);
  // The text beside a page that is still large.
  const whole = await page.locator('[data-page="8"]').first().boundingBox();
  const beside = await text.boundingBox();
  expect(whole?.height).toBeGreaterThan(400);
  expect(beside?.x).toBeGreaterThan((whole?.x ?? 0) + (whole?.width ?? 0));
  await button(page, 'Salir de pantalla completa').click();
  await expect(button(page, 'Pantalla completa')).toBeVisible();
  await expect(page).toHaveURL(/#p=8$/);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 });

  test('a link to page 7 opens there, 300 px wide; a swipe turns it, under reduced motion too', async ({
    page,
  }) => {
    const release = await holdRequests(page, DOCUMENTS);
    await page.goto(`${REPORT}#p=7`);
    await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Página 1 de/ })).toHaveCount(0);
    release();
    await expect(reader(page).getByText('Página 7 de 18')).toBeAttached();
    await isDrawn(page, 7);
    const sheet = page.locator('[data-page="7"]').first();
    await expect(sheet.locator('canvas')).toBeInViewport();
    const box = await sheet.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(300);
    // Sharp on dense screens.
    expect(await sheet.locator('canvas').getAttribute('width')).toBe('600');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (number: number) => {
      const shown = page.locator(`[data-page="${number}"]`).first();
      await shown.scrollIntoViewIfNeeded();
      const at = await shown.boundingBox();
      if (!at) throw new Error('no page');
      const move = (type: 'touchStart' | 'touchMove', x: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at.y + 60 }] });
      await move('touchStart', at.x + 250);
      await move('touchMove', at.x + 150);
      await move('touchMove', at.x + 60);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page).toHaveURL(new RegExp(`#p=${number + 1}$`));
      await isDrawn(page, number + 1);
    };
    await swipe(7);
    for (const name of ['Anterior', 'Siguiente', 'Acercar', 'Alejar', 'Texto']) {
      const size = await button(page, name).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await reduceMotion(page, 8);
    await swipe(8);
  });
});

test('a browser of 2024 draws it; an older one offers the document', async ({ page, context }) => {
  await makeOlder(context);
  // Once in each worker: what its own scripts then bring is kept.
  const script = `if (!self.document && !self.isOlder) { self.isOlder = true; ${olderBrowser} }`;
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
  await page.goto(`${REPORT}#p=7`);
  await isDrawn(page, 7);
  const ages = page.workers().map((worker) => worker.evaluate(() => 'isOlder' in globalThis));
  expect(await Promise.all(ages)).toEqual([true]);
  await page.addInitScript('delete Promise.withResolvers');
  await page.reload();
  await expect(page.getByText(failureTexts.outdated)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Descargar pdf/ })).toBeVisible();
});

test('no other page loads the book', async ({ page }) => {
  const late: string[] = [];
  page.on('response', async (response) => {
    if (!/\.m?js$/.test(new URL(response.url()).pathname)) return;
    const code = await response.text().catch(() => '');
    if (code.includes('stf__wrapper') || code.includes('PDFDataRangeTransport'))
      late.push(new URL(page.url()).pathname);
  });
  for (const path of ['/', '/informes_anuales', '/sostenibilidad']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(late).toEqual([]);
  await page.goto(REPORT);
  await expect.poll(() => late.length).toBeGreaterThan(0);
});

test('at rest the book writes no styles, and a turn does (decision 0003), but not under reduced motion', async ({
  page,
}) => {
  await page.goto(`${REPORT}#p=4`);
  await isDrawn(page, 4);
  await page.evaluate(() => {
    const data = document.documentElement.dataset;
    data.writes = '0';
    const observer = new MutationObserver((records) => {
      data.writes = String(Number(data.writes) + records.length);
    });
    for (const sheet of document.querySelectorAll('[data-page]'))
      observer.observe(sheet, { attributeFilter: ['style'] });
  });
  const writes = () => page.locator('html').getAttribute('data-writes').then(Number);
  const writesInFrames = async (frames: number) => {
    const before = await writes();
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, frames);
    return (await writes()) - before;
  };
  await expect.poll(() => writesInFrames(20)).toBe(0);
  const atRest = await writes();
  await button(page, 'Siguiente').click();
  await isDrawn(page, 6);
  expect(await writes()).toBeGreaterThan(atRest);

  await reduceMotion(page, 6);
  await button(page, 'Siguiente').click();
  // A turn would show page 6 for almost half a second more.
  const isShown = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const sheet = document.querySelector<HTMLElement>('[data-page="6"]');
            resolve(sheet?.style.display !== 'none');
          }),
        ),
      ),
  );
  expect(isShown).toBe(false);
});

test('without script the cover and the links remain', async ({ browser, site }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const still = await plain.newPage();
  await still.goto(REPORT);
  await expect(still.getByRole('img', { name: /^Portada de/ })).toBeVisible();
  await expect(still.getByRole('link', { name: /^Descargar pdf \(753 kB\)$/ })).toBeVisible();
  await expect(still.getByRole('link', { name: 'Abrir en el visor del navegador' })).toBeVisible();
  await expect(still.getByRole('link', { name: 'REGRESAR' })).toBeVisible();
  await plain.close();
});
