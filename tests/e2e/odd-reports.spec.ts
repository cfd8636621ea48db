import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureTexts } from '@/lib/features/reports/flipbook/pdf-source';
import { startGateway } from '@/tools/gateway/server';
import { expect, FILE_CALL, isDrawn, reader, test } from '@/tests/e2e/support/report-reader';
import { makeReport } from '@/tests/support/report-pdf';
import { startSite, type Site } from '@/tests/support/site';

const script = '/OpenAction << /S /JavaScript /JS (app.launchURL\\("http://example.com/"\\)) >>';
const plain = (pages: number) => makeReport({ pages });

/** Makes a document that runs a script and links to another site. */
async function active(): Promise<Buffer> {
  const document = await makeReport({
    pages: 2,
    decorate: (page) => page.link(0, 0, 600, 800, 'http://example.com/'),
  });
  const text = document.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${script}`);
  expect(text).toContain('/OpenAction');
  return Buffer.from(text, 'latin1');
}

/** The documents of the annual reports, by year. */
const documents: Record<string, () => Promise<Buffer>> = {
  2025: async () => (await plain(9)).subarray(0, 900),
  2024: () => makeReport({ pages: 2, userPassword: 'x' }),
  2023: async () => Buffer.from('<!doctype html><h1>Error</h1>'),
  2022: active,
  2021: () => plain(6),
  2020: () => plain(2),
};

/** The site caches the size of a file, so each test uses a different report. */
const addressOf = (year: number) => `${odd.url}/verReporte_anual/informe-anual-${year}`;
const prefix = randomUUID();
const fileOf = (year: number | string) => `${prefix}-${year}.pdf`;

let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let odd: Site;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const [contentDir, filesDir] = [join(folder, 'content'), join(folder, 'files')];
  await cp('data/content', contentDir, { recursive: true });
  const list = join(contentDir, 'annual-reports.json');
  const named = (await readFile(list, 'utf8')).replace(/informe-anual-(\d{4})\.pdf/g, (_, year) =>
    fileOf(year),
  );
  await writeFile(list, named);
  await mkdir(filesDir);
  for (const [year, make] of Object.entries(documents))
    await writeFile(join(filesDir, fileOf(year)), await make());
  gateway = await startGateway({ contentDir, filesDir });
  odd = await startSite({ GATEWAY_URL: gateway.url });
});
test.afterEach(async ({ page }) => {
  gateway.faults.clear();
  // Pending requests of the page would fail after the site has stopped.
  await page.goto('about:blank');
});
test.afterAll(async () => {
  await odd.stop();
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a truncated, encrypted or non-PDF file leaves the cover, one sentence and the download', async ({
  page,
}) => {
  for (const [year, sentence] of [
    [2025, failureTexts.unreadable],
    [2024, failureTexts.protected],
    [2023, failureTexts.unreadable],
  ] as const) {
    await page.goto(addressOf(year));
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
    await expect(page.getByText('Cargando PDF...')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Portada de/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Descargar pdf/ })).toBeVisible();
  }
});

test('a hostile document runs no script and has no links', async ({ page }) => {
  await page.goto(addressOf(2022));
  await isDrawn(page, 1);
  await expect(reader(page).getByRole('link')).toHaveCount(0);
  await page.locator('[data-page="1"]').first().click();
  await expect(page).toHaveURL(/verReporte_anual/);
});

test('the page shows a percentage during the download', async ({ page }) => {
  // Half of the document arrives, and the other half does not.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const response = await fetch(...call);
      if (!response.url.endsWith('.pdf')) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const half = bytes.slice(0, Math.ceil(bytes.length / 2));
      const body = new ReadableStream({ start: (controller) => controller.enqueue(half) });
      return new Response(body, response);
    };
  });
  await page.goto(addressOf(2021));
  await expect(page.getByText('Cargando PDF...', { exact: true })).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Descarga del PDF' });
  await expect(bar).toHaveAttribute('value', '50');
});

test('the reader reports a missing file and an outage, and can try again', async ({ page }) => {
  gateway.faults.add({ path: FILE_CALL, kind: 'status', value: 404 });
  await page.goto(addressOf(2020));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(failureTexts.missing);
  gateway.faults.clear();
  gateway.faults.add({ path: FILE_CALL, kind: 'status', value: 500 });
  await page.reload();
  await expect(alert).toContainText(failureTexts.unavailable);
  gateway.faults.clear();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await isDrawn(page, 1);
});
