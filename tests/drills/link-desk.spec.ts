import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, seenIn, unfold } from '@/tests/drills/support/desk';
import { axeFindings } from '@/tests/e2e/support/accessibility/document';
import { cutTexts, smallTargets } from '@/tests/e2e/support/accessibility/layout';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { DESK, LINKS, ZONE } from '@/tests/e2e/support/links';
import { readPage } from '@/tests/support/html';
import { printToPdf } from '@/tests/support/print-to-pdf';

const address = (page: Page) => page.getByRole('status', { name: 'Dirección del enlace' });
const review = (page: Page) => page.getByRole('status', { name: 'Revisión' });

async function openDesk(page: Page, query = '') {
  await page.goto(DESK + query, { waitUntil: 'networkidle' });
  await unfold(page);
}

test('a page, found by its title, by keyboard alone', async ({ page, site }) => {
  await openDesk(page);
  await page.getByRole('radio', { name: 'Página', exact: true }).focus();
  // By way of 'Otros destinos'.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Página del sitio' })).toBeFocused();
  await page.keyboard.type('historia');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const title = await page.getByRole('listbox').getByRole('option', { selected: true }).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Elegida: /)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Enlace', exact: true })).toBeFocused();
  const link = (await address(page).textContent()) ?? '';
  expect(link.startsWith(`${site.url}/`)).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.split('\n')[0] ?? '?', {
    ignoreCase: true,
  });
});

test('every kind of link, and none to a city without coverage', async ({ page, site }) => {
  const option = (label: string, name: string) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: name });
  const city = page.getByRole('combobox', { name: 'Ciudad', exact: true });
  const leadsTo = (path: string) => expect(address(page)).toHaveText(site.url + path);
  await openDesk(page);
  await choose(page, 'Cotizador');
  await option('Línea de negocio', 'Residuos clínicos (RPBI)');
  await option('Estado', 'Baja California');
  await city.selectOption({ label: 'Ensenada' });
  await expect(page.getByText(/no tiene cobertura en Ensenada, Baja California/)).toBeVisible();
  await expect(address(page)).toBeHidden();
  await option('Estado', 'Nuevo León');
  await city.selectOption({ label: 'Monterrey' });
  await leadsTo(LINKS.quote);
  await choose(page, 'Noticias');
  await option('Estado de las noticias', 'Nuevo León');
  await page.getByLabel('Palabras').fill('composta');
  await leadsTo(LINKS.news);
  await choose(page, 'Informe anual');
  await option('Informe', 'Informe anual 2025');
  await page.getByLabel('Página del informe').fill('3');
  await leadsTo(LINKS.report);
  await choose(page, 'Sucursal o zona');
  await page.getByRole('combobox', { name: 'Buscar sucursal o zona' }).fill('cumbres');
  await page.getByRole('option', { name: /^Cumbres/ }).click();
  await leadsTo(LINKS.zone);
  await choose(page, 'Pregunta');
  await option('Pregunta frecuente', '¿Cómo cambio los días de mi servicio?');
  await leadsTo(LINKS.question);
  await choose(page, 'Mapa');
  await option('El mapa muestra', 'Líneas de negocio');
  await option('Fuente', 'Facebook');
  await leadsTo(LINKS.map);
});

test.describe('what comes with a link', () => {
  const LINK = `${ZONE}?utm_source=volante&utm_campaign=dia-de-la-tierra`;

  test.beforeEach(async ({ page }) => {
    await openDesk(page, `?pagina=${encodeURIComponent(ZONE)}`);
    await page.getByLabel('Fuente', { exact: true }).selectOption('Volante a domicilio');
    await page.getByLabel('Campaña: otro texto').fill('Día de la Tierra');
    await expect(page.getByText('utm_campaign=dia-de-la-tierra', { exact: true })).toBeVisible();
  });

  test('its code: on the screen, as SVG, as PNG and on paper; all of it to copy', async ({
    page,
    context,
    site,
  }) => {
    const url = site.url + LINK;
    await expect(address(page)).toHaveText(url);
    const code = page.getByRole('img', { name: 'Código QR del enlace' }).first();
    expect(await seenIn(await code.screenshot())).toBe(url);
    for (const type of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Descargar código en ${type}` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(
        `qr-sucursales-monterrey-cumbres-dia-de-la-tierra.${type.toLowerCase()}`,
      );
      const bytes = await readFile(await file.path());
      expect(await seenIn(await sharp(bytes, { density: 400 }).png().toBuffer()), type).toBe(url);
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar dirección' }).click();
    await expect(page.getByText('Dirección copiada')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.getByRole('button', { name: 'Copiar código' }).click();
    await expect(page.getByText('Código copiado')).toBeVisible();
    await page.getByRole('button', { name: 'Copiar textos' }).click();
    await expect(page.getByText('Textos copiados')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(url);

    await expect(page.getByRole('heading', { name: 'Tarjeta en redes' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Facebook' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('img', { name: 'Código QR del enlace' });
    await expect(printed).toHaveCount(1);
    expect(await seenIn(await printed.screenshot())).toBe(url);
    // The sheet has title, code and address, and nothing else.
    const { sheets } = await printToPdf(page, 'Letter');
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.replace(/\s/g, '')).toContain(url.replace(/\s/g, ''));
    expect(sheets[0]).toContain('Cumbres');
    expect(sheets[0]).not.toMatch(/Copiar|Revisar|Fuente|Tarjeta/);
  });

  test('its card as networks cut it; nothing is cut, small or out of reach at two widths', async ({
    page,
    request,
    site,
  }) => {
    const { title } = readPage(await (await request.get(ZONE)).text());
    const shape = async (name: string) => {
      const picture = page.getByRole('figure', { name }).locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
      const box = await picture.boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    expect(await shape('Facebook')).toBeCloseTo(1.91, 1);
    expect(await shape('LinkedIn')).toBeCloseTo(1.91, 1);
    expect(await shape('X')).toBeCloseTo(1.91, 1);
    expect(await shape('WhatsApp')).toBeCloseTo(1, 1);
    const shown = await page.getByRole('figure', { name: 'WhatsApp' }).innerText();
    expect(title).toContain(shown.split('\n')[1]);
    expect(shown).toContain(new URL(site.url).host);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await smallTargets(page, 24)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(width);
    }
  });
});

test('a page that does not respond is said, and tried again', async ({ page }) => {
  const isContact = ({ pathname }: URL) => pathname === '/contactanos';
  await page.route(isContact, (route) => route.fulfill({ status: 500, body: '' }));
  await openDesk(page, '?pagina=/contactanos');
  await expect(page.getByText(/^No pudimos leer la página/)).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  await page.unroute(isContact);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('figure', { name: 'Facebook' })).toContainText('Contacto');
});

test.describe('checking a link', () => {
  const check = async (page: Page, link: string) => {
    await page.getByRole('textbox', { name: 'Enlace' }).fill(link);
    await page.keyboard.press('Enter');
  };

  test('alive, redirected or dead, with its parameters; foreign ones are never asked for', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await openDesk(page);
    await check(page, `${site.url}/blog?utm_source=boletin&utm_campaign=lluvia-2026`);
    await expect(review(page)).toContainText('El enlace abre.');
    await expect(review(page)).toContainText('utm_source=boletin Boletín electrónico.');
    await expect(review(page)).toContainText('¿Quiso decir lluvias-2026?');
    expect(await axeFindings(page)).toEqual([]);

    // Another spelling, and addresses of the old site.
    await check(page, `${site.url}/BLOG/`);
    await expect(review(page)).toContainText('redirige a otra dirección.');
    await expect(review(page)).toContainText('De/BLOG/A/blog');
    await check(page, '/noticias/2019/nota?utm_source=boletin');
    await expect(review(page)).toContainText('A/blog?utm_source=boletin');
    await check(page, '/2016/08/Recoleccion-de-Basura-en-Campeche');
    await expect(review(page)).toContainText('A/sucursales/campeche');

    // Outside the site's routes, and records that are gone.
    for (const link of ['/wp-login.php', '/Blog_Detalle/no-existe', '/archivos/no-existe.pdf']) {
      await check(page, link);
      await expect(review(page), link).toContainText('no lleva a ninguna página (404)');
      await check(page, 'no es');
      await expect(review(page)).toContainText('Esto no es una dirección.');
    }

    await check(page, 'https://otro.example/blog');
    await expect(review(page)).toContainText('No es de este sitio: otro.example');
    expect(asked.filter((origin) => origin !== site.url)).toEqual([]);
  });
});
