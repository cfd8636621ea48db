import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import JSZip from 'jszip';
import { startGateway, type RunningGateway } from '@/tools/gateway/server';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { startSite, type Site } from '@/tests/support/site';

const ITEM = '/detalle_prensa/convenio-municipios-noreste-cooperativas-de-recuperadores';
/** The names of the gateway's files by the names under which the browser saves them. */
const IMAGES = {
  'Firma del convenio con municipios y cooperativas de recuperadores.jpg':
    'firma-del-convenio-con-municipios-y-cooperativas-2026.jpg',
  'Integrantes de una cooperativa de recuperadores en su mesa de selección.jpg':
    'cooperativa-de-recuperadores-en-su-mesa-de-seleccion.jpg',
};
const FILES = { 'boletin-03.pdf': 'boletin-03.pdf', 'boletin-06.pdf': 'boletin-06.pdf' };

const allImages = (page: Page) =>
  page.getByRole('button', { name: /^Descargar todas las imágenes/ });
const allFiles = (page: Page) =>
  page.getByRole('button', { name: /^Descargar todos los archivos/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function zipOf(download: Download): Promise<Record<string, Buffer>> {
  const archive = await JSZip.loadAsync(await readFile(await download.path()));
  const entries: Record<string, Buffer> = {};
  for (const [name, entry] of Object.entries(archive.files))
    entries[name] = await entry.async('nodebuffer');
  return entries;
}

test.describe('downloads of a press item', () => {
  test('come as two zips with the gateway’s bytes and visible sizes; the library loads on first use', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const holders = new Set<string>();
    const read: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const holds = response.text().then((code) => {
        if (code.includes('Corrupted zip')) holders.add(response.url());
      });
      read.push(holds);
    });
    for (const path of ['/', '/prensa', ITEM]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await Promise.all(read);
    expect([...holders]).toEqual([]);
    await expect(allImages(page)).toHaveText('Descargar todas las imágenes (2 imágenes, 1 MB)');
    await expect(allFiles(page)).toHaveText('Descargar todos los archivos (2 archivos, 276 kB)');
    for (const [button, zip, files] of [
      [allImages(page), 'imagenes.zip', IMAGES],
      [allFiles(page), 'archivos.zip', FILES],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe(zip);
      const entries = await zipOf(download);
      expect(Object.keys(entries)).toEqual(Object.keys(files));
      for (const [name, file] of Object.entries(files))
        expect(entries[name]?.equals(await readFile(`data/files/${file}`)), name).toBe(true);
      await expect(status(page).filter({ hasText: zip })).toHaveText(
        `Listo: ${zip} está en tus descargas.`,
      );
    }
    await Promise.all(read);
    expect(holders.size).toBe(1);
    expect(errors).toEqual([]);
  });

  test('can be cancelled, which restores the button and its focus; a sentence reports that every file failed', async ({
    page,
    gateway,
  }) => {
    await page.goto(ITEM);
    await page.waitForLoadState('networkidle');
    gateway.faults.add({ path: '/azure-storage', kind: 'hang' });
    await allFiles(page).press('Enter');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page).filter({ hasText: 'cancelada' })).toBeVisible();
    await expect(allFiles(page)).toBeFocused();

    gateway.faults.clear();
    gateway.faults.add({ path: '/azure-storage', kind: 'reset' });
    await allFiles(page).click();
    await expect(status(page).filter({ hasText: 'No pudimos preparar la descarga' })).toBeVisible();
    await expect(allFiles(page)).toBeFocused();
  });

  test('are single files without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(ITEM);
    await expect(allImages(page)).toBeHidden();
    const single = page.getByRole('link', { name: /^Descargar.*imagen 2$/ });
    const [download] = await Promise.all([page.waitForEvent('download'), single.click()]);
    expect(download.suggestedFilename()).toBe(Object.keys(IMAGES)[1]);
    await context.close();
  });
});

test.describe('awkward press items', () => {
  let folder: string;
  let gateway: RunningGateway;
  let site: Site;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'downloads-'));
    const contentDir = join(folder, 'content');
    const filesDir = join(folder, 'files');
    await cp('data/content', contentDir, { recursive: true });
    await mkdir(filesDir);
    await writeFile(join(filesDir, 'Boletín.pdf'), 'one');
    await writeFile(join(filesDir, 'boletín.pdf'), 'two');
    const item = { date_notice: '2026-11-01', name_image: '', count: 'Files Only', images: [] };
    await writeFile(
      join(contentDir, 'press-items.json'),
      JSON.stringify([
        {
          ...item,
          id: 1,
          title: 'Repetidos',
          files: ['Boletín.pdf', 'boletín.pdf', 'Boletín.pdf'],
        },
        { ...item, id: 2, title: 'Incompleto', files: ['no-existe.pdf', 'boletín.pdf'] },
      ]),
    );
    gateway = await startGateway({ contentDir, filesDir, dataDir: folder });
    site = await startSite({ GATEWAY_URL: gateway.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('repeated names are numbered, and a failed file is named while the rest is downloaded', async ({
    page,
  }) => {
    await page.goto(`${site.url}/detalle_prensa/Repetidos`);
    const [repeated] = await Promise.all([page.waitForEvent('download'), allFiles(page).click()]);
    const all = await zipOf(repeated);
    expect(Object.entries(all).map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ['Boletín.pdf', 'one'],
      ['boletín (2).pdf', 'two'],
      ['Boletín (3).pdf', 'one'],
    ]);

    await page.goto(`${site.url}/detalle_prensa/Incompleto`);
    // The total is unknown if one size is unknown.
    await expect(allFiles(page)).toHaveText('Descargar todos los archivos (2 archivos)');
    const [download] = await Promise.all([page.waitForEvent('download'), allFiles(page).click()]);
    const entries = await zipOf(download);
    expect(Object.keys(entries)).toEqual(['boletín.pdf']);
    await expect(status(page)).toContainText('archivos.zip sin no-existe.pdf');
  });
});
