import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway } from '@/lib/content/embedded-gateway/server/server';
import { expect, test as base } from '@/tests/e2e/support/fixtures';
import { makeReport } from '@/tests/support/report-pdf';
import { startSite } from '@/tests/support/site';

const REPORT = '/verReporte_anual/informe-anual-2025';
const FILE_CALL = '/azure-storage/api/blob/download';

type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** A site over a gateway whose report is `bytes`. */
async function withReport(
  page: Page,
  bytes: Buffer,
  check: (url: string, gateway: Gateway) => Promise<void>,
) {
  const filesDir = await mkdtemp(join(tmpdir(), 'report-'));
  await writeFile(join(filesDir, 'informe-anual-2025.pdf'), bytes);
  const gateway = await startGateway({ filesDir });
  const site = await startSite({ GATEWAY_URL: gateway.url });
  try {
    await check(site.url, gateway);
  } finally {
    // What the page still loads would fail once the site has stopped.
    await page.goto('about:blank');
    await site.stop();
    await gateway.stop();
    await rm(filesDir, { recursive: true, force: true });
  }
}

/** A page must not violate its policy, throw, or make third-party requests. */
const test = base.extend<{ trouble: string[] }>({
  trouble: [
    async ({ page }, provide) => {
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(error.message));
      page.on('console', (line) => {
        if (/content security policy/i.test(line.text())) trouble.push(line.text());
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') trouble.push(request.url());
      });
      await provide(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

const reader = (page: Page) => page.getByRole('region', { name: /^Informe: / });
const button = (page: Page, name: string) =>
  reader(page).getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('spinbutton', { name: 'Página' });
const isDrawn = (page: Page, number: number) =>
  expect(page.locator(`[data-page="${number}"] canvas`).first()).toBeVisible();

test('by buttons, keys, number and URL; nothing moves when it opens', async ({ page, gateway }) => {
  gateway.requestLog.reset();
  await page.addInitScript(() => {
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
  await expect(button(page, 'Anterior')).toHaveAttribute('aria-disabled', 'true');
  const box = await page.locator('[data-page="1"]').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(400);

  await button(page, 'Siguiente').click();
  await expect(page).toHaveURL(/#p=2$/);
  await expect(reader(page).getByText('Páginas 2 y 3 de 18')).toBeAttached();
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

  await page.goto(`${REPORT}#p=7`);
  await expect(reader(page).getByText('Páginas 6 y 7 de 18')).toBeAttached();
  await page.evaluate(() => (location.hash = '#p=900'));
  await expect(field(page)).toHaveValue('18');

  const asked = gateway.requestLog.last().filter(({ path }) => path.startsWith(FILE_CALL));
  expect(asked.length).toBeGreaterThan(1);
});

test.describe('sharing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share')),
  );

  test('sharing links to the open page, and the link opens there', async ({ page }) => {
    const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
    const shared = async () => {
      await page.getByRole('button', { name: 'Compartir' }).click();
      const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
      await page.keyboard.press('Escape');
      await expect(whatsapp).toBeHidden();
      return text;
    };
    await page.goto(REPORT);
    await isDrawn(page, 1);
    expect(await shared()).toMatch(/\/verReporte_anual\/informe-anual-2025$/);
    await field(page).fill('7');
    await field(page).press('Enter');
    await isDrawn(page, 7);
    const text = await shared();
    expect(text).toMatch(/\/verReporte_anual\/informe-anual-2025#p=7$/);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('about:blank');
    await page.goto(`${REPORT}${new URL(text?.split(' ').at(-1) ?? '').hash}`);
    await expect(reader(page).getByText('Página 7 de 18')).toBeAttached();
    await isDrawn(page, 7);
    await expect(page.locator('[data-page="7"] canvas').first()).toBeInViewport();
  });
});

test('text, zoom and full screen', async ({ page }) => {
  await page.goto(`${REPORT}#p=8`);
  await isDrawn(page, 8);
  const text = page.getByRole('region', { name: 'Texto de la página 8' });
  // Screen readers have it all along.
  await expect(text).toContainText('Procesamiento y valorización');
  await button(page, 'Texto').click();
  await expect(button(page, 'Texto')).toHaveAttribute('aria-pressed', 'true');
  await expect(text.getByText(/A los cuatro centros integrales entraron/)).toBeInViewport();

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
  await button(page, 'Salir de pantalla completa').click();
  await expect(button(page, 'Pantalla completa')).toBeVisible();
  await expect(page).toHaveURL(/#p=8$/);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`one page of 300 px, turned by a swipe (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(REPORT);
      await isDrawn(page, 1);
      const sheet = page.locator('[data-page="1"]').first();
      const box = await sheet.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(300);
      // Sharp on dense screens.
      expect(await sheet.locator('canvas').getAttribute('width')).toBe('600');
      await sheet.scrollIntoViewIfNeeded();
      const at = await sheet.boundingBox();
      if (!at) throw new Error('no page');
      const touch = await page.context().newCDPSession(page);
      const y = at.y + 60;
      const move = (type: 'touchStart' | 'touchMove', x: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
      await move('touchStart', at.x + 250);
      await move('touchMove', at.x + 150);
      await move('touchMove', at.x + 60);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page).toHaveURL(/#p=2$/);
      await isDrawn(page, 2);
      for (const name of ['Anterior', 'Siguiente', 'Acercar', 'Alejar', 'Texto']) {
        const size = await button(page, name).boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
    });
  }
});

test('under reduced motion pages change without the turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${REPORT}#p=4`);
  await isDrawn(page, 4);
  await button(page, 'Siguiente').click();
  // A turn would show page 4 for almost half a second more.
  const isShown = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const sheet = document.querySelector<HTMLElement>('[data-page="4"]');
            resolve(sheet?.style.display !== 'none');
          }),
        ),
      ),
  );
  expect(isShown).toBe(false);
});

test('at rest the book writes no styles, and a turn does (decision 0003)', async ({ page }) => {
  await page.goto(`${REPORT}#p=4`);
  await isDrawn(page, 4);
  const writes = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const observer = new MutationObserver((records) => (count += records.length));
          for (const sheet of document.querySelectorAll('[data-page]')) {
            observer.observe(sheet, { attributeFilter: ['style'] });
          }
          let frames = 20;
          const step = () => {
            frames -= 1;
            if (frames > 0) requestAnimationFrame(step);
            else resolve(count);
          };
          requestAnimationFrame(step);
        }),
    );
  await expect.poll(writes).toBe(0);
  const turning = writes();
  await button(page, 'Siguiente').click();
  expect(await turning).toBeGreaterThan(0);
});

test('the percentage is shown during the download', async ({ page }) => {
  const bytes = await makeReport({ pages: 6 });
  await withReport(page, bytes, async (url, gateway) => {
    // The page's request for the size comes first.
    await page.request.get(url + REPORT);
    gateway.faults.add({ path: FILE_CALL, kind: 'drip', value: 0 });
    await page.goto(url + REPORT);
    await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Descarga del PDF' });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(2);
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
    gateway.faults.clear();
  });
});

test('a gateway without ranges: the complete file, then the book', async ({ page }) => {
  await page.route('**/archivos/*.pdf', async (route) => {
    const headers = { ...route.request().headers() };
    delete headers.range;
    await route.continue({ headers });
  });
  await page.goto(`${REPORT}#p=18`);
  await isDrawn(page, 18);
});

const pages = (count: number) => makeReport({ pages: count });
const bad: [name: string, bytes: () => Promise<Buffer>, sentence: RegExp][] = [
  ['truncated', async () => (await pages(9)).subarray(0, 4_000), /está dañado o incompleto/],
  ['encrypted', () => makeReport({ pages: 2, userPassword: 'x' }), /protegido con contraseña/],
  ['no PDF', async () => Buffer.from('<!doctype html><h1>Error</h1>'), /no es un PDF/],
];
for (const [name, bytes, sentence] of bad) {
  test(`a ${name} file: one sentence and the download`, async ({ page }) => {
    await withReport(page, await bytes(), async (url) => {
      await page.goto(url + REPORT);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
      await expect(page.getByText('Cargando PDF...')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Descargar pdf/ })).toBeVisible();
    });
  });
}

test('a missing file, a gateway that is down, and another try', async ({ page }) => {
  // A site of its own: the file's size is cached for 30 s.
  await withReport(page, await pages(2), async (url, gateway) => {
    await page.goto(`${url}/informes_anuales`);
    gateway.faults.add({ path: FILE_CALL, kind: 'status', value: 404 });
    await page.goto(url + REPORT);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('No encontramos el documento de este informe.');
    gateway.faults.clear();
    gateway.faults.add({ path: FILE_CALL, kind: 'status', value: 500 });
    await page.reload();
    await expect(alert).toContainText('El documento no está disponible en este momento.');
    gateway.faults.clear();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await isDrawn(page, 1);
  });
});

test('a hostile document runs nothing and links nowhere', async ({ page }) => {
  const plain = await makeReport({
    pages: 2,
    decorate: (document) => document.link(0, 0, 600, 800, 'http://example.com/'),
  });
  const script = '/OpenAction << /S /JavaScript /JS (app.launchURL\\("http://example.com/"\\)) >>';
  const text = plain.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${script}`);
  expect(text).toContain('/OpenAction');
  const bytes = Buffer.from(text, 'latin1');
  await withReport(page, bytes, async (url) => {
    await page.goto(url + REPORT);
    await isDrawn(page, 1);
    await expect(reader(page).getByRole('link')).toHaveCount(0);
    await page.locator('[data-page="1"]').first().click();
    await expect(page).toHaveURL(/verReporte_anual/);
  });
});

test('no other page loads the book; without script the cover and the links remain', async ({
  page,
  browser,
  site,
}) => {
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
  await isDrawn(page, 1);
  expect(late.length).toBeGreaterThan(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const still = await plain.newPage();
  await still.goto(REPORT);
  await expect(still.getByRole('img', { name: /^Portada de/ })).toBeVisible();
  await expect(still.getByRole('link', { name: /^Descargar pdf \(753 kB\)$/ })).toBeVisible();
  await expect(still.getByRole('link', { name: 'Abrir en el visor del navegador' })).toBeVisible();
  await expect(still.getByRole('link', { name: 'REGRESAR' })).toBeVisible();
  await plain.close();
});
