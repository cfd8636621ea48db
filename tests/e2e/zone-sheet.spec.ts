import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { nameSlug } from '@/lib/util/names';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets } from '@/tests/e2e/support/accessibility/layout';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { readPage } from '@/tests/support/html';
import { printToPdf } from '@/tests/support/print-to-pdf';
import { readQr } from '@/tests/support/qr';
import { LONG_DAILY_ZONE, LONG_ZONE } from '@/tests/support/unusual-content';

const ZONE = '/sucursales/campeche/san-roman';
const SHEET = `${ZONE}/hoja`;

/** Decodes the QR code in a screenshot of an element. */
async function seenCode(element: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQr(data, info.width, info.height);
}

test.describe('the sheet for the refrigerator', () => {
  test('is complete on a phone, with code and print dialog, and prints on one page of A4 and letter', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(SHEET, { waitUntil: 'networkidle' });
    expect(await axeFindings(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    expect(await smallTargets(page, 44)).toEqual([]);

    // The code leads to the zone's page, on the screen and in print.
    const code = page.getByRole('img', { name: 'Código QR de la página de San Román' });
    expect(await seenCode(code)).toBe(site.url + ZONE);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: 'print' });
    expect(await seenCode(code)).toBe(site.url + ZONE);
    await expect(
      page.getByRole('link', { name: `${site.url.replace('http://', '')}/sucursales/campeche/` }),
    ).toHaveAttribute('href', site.url + ZONE);

    // The sheet prints without the header and footer of the site.
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets } = await printToPdf(page, format);
      expect(sheets, format).toHaveLength(1);
      for (const text of [
        'San Román',
        'Lunes, miércoles y viernes',
        'De 6:00 a 12:00',
        '55 5555 0606',
      ]) {
        expect(sheets[0], format).toContain(text);
      }
      expect(sheets[0], format).not.toMatch(/Imprimir|Solicita tu cotizacion|1 \/ 1/);
    }
  });

  test('refers search engines to the zone’s page', async ({ request, site }) => {
    const html = await (await request.get(SHEET)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<link rel="canonical" href="${site.url}${ZONE}"`);
    expect(readPage(html).title).toContain('Hoja para el refrigerador: San Román, Campeche');
  });

  test('permanently replaces its former PDF with the zone’s page', async ({ request }) => {
    for (const zone of [ZONE, '/sucursales/Campeche/San%20Rom%C3%A1n']) {
      const moved = await request.get(`${zone}/hoja.pdf`, { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location]).toEqual([308, `${zone}/hoja`]);
    }
  });

  test('does not exist for an unknown zone', async ({ request }) => {
    const page = await request.get('/sucursales/campeche/no-existe/hoja');
    expect([page.status(), new URL(page.url()).pathname]).toEqual([404, '/error/404']);
  });

  test('is never "not found" in an outage', async ({ request, gateway }) => {
    gateway.faults.add({ kind: 'status', value: 503 });
    expect((await request.get('/sucursales/nunca-vista/Centro/hoja')).status()).toBe(500);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the zone’s page shares its days by WhatsApp and links the complete sheet', async ({
    page,
    site,
  }) => {
    await page.goto(ZONE);
    const share = page.getByRole('link', { name: 'Compartir por WhatsApp' });
    const url = new URL((await share.getAttribute('href')) ?? '');
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toBe(
      `Recolección en San Román, Campeche: lunes, miércoles y viernes, de 6:00 a 12:00 ${site.url}/sucursales/campeche/san-roman`,
    );
    await page.getByRole('link', { name: 'Hoja para el refrigerador' }).click();
    await expect(page).toHaveURL(SHEET);
    await expect(page.getByRole('heading', { level: 1, name: 'San Román' })).toBeVisible();
    await expect(page.getByText('Lunes, miércoles y viernes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  });
});

test('long names and unreadable days fit on one page of paper and in the picture', async ({
  page,
  request,
  unusualSite: site,
}) => {
  for (const { title } of [LONG_DAILY_ZONE, LONG_ZONE]) {
    const address = `${site.url}/sucursales/campeche/${nameSlug(title)}`;
    await page.goto(`${address}/hoja`);
    for (const format of ['A4', 'Letter'] as const) {
      expect((await printToPdf(page, format)).sheets, format).toHaveLength(1);
    }
    const picture = await request.get(address.replace('/sucursales', '/compartir/sucursales'));
    expect((await picture.body()).length).toBeLessThan(300_000);
  }
  await expect(page.getByText(LONG_ZONE.frequency)).toBeVisible();
});

test('a shared zone has a picture of its own in a format that WhatsApp supports', async ({
  request,
  site,
}) => {
  const html = await (await request.get(ZONE)).text();
  const picture = `${site.url}/compartir${ZONE}`;
  expect(html).toContain(`<meta property="og:image" content="${picture}"`);
  expect(html).toContain(`<meta property="og:url" content="${site.url}${ZONE}"`);
  const response = await request.get(picture);
  expect(response.headers()['content-type']).toBe('image/png');
  const bytes = await response.body();
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(bytes.equals(await (await request.get('/compartir/sucursales/campeche')).body())).toBe(
    false,
  );
  const refused = await request.get('/compartir/sucursales/campeche/no-existe');
  expect(refused.status()).toBe(404);
});
