/**
 * `npm run bench -- report`: turns through a report of 300 pages with a picture of its own on each, in
 * a browser against the production build, and measures the memory of the page's renderer process
 * (proportional set size: worker, canvases and decoded pictures included). The limit is 300 MB.
 * Needs a build, a Chromium and Linux.
 *
 *   npm run bench -- report --pages 10   a shorter report
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeReport } from '@/tests/support/report-pdf';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startGateway } from '@/tools/gateway/server';
import { verdict } from '@/tools/verdict';
import { launchBrowser } from './support/browser';

const PICTURE_SIDE = 700;
const LIMIT_MB = 300;
const REPORT = '/verReporte_anual/informe-anual-2025';
const FILE = 'informe-anual-2025.pdf';

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '300' } },
});
const PAGES = Number(options.pages);

await using work = await temporaryFolder('report');
const filesDir = join(work.path, 'files');
await cp('data/files', filesDir, { recursive: true });
const pdf = await makeReport({ pages: PAGES, picture: PICTURE_SIDE });
await writeFile(join(filesDir, FILE), pdf);
await using gateway = await startGateway({ dataDir: join(work.path, 'data'), filesDir });
await using site = await startSite({ GATEWAY_URL: gateway.url });
await using browser = await launchBrowser('--disable-gpu');
const processes = await browser.newBrowserCDPSession();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

/** Proportional set size of the largest renderer, which is the page's, in megabytes. */
async function rendererMemory(): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = renderers.map(async ({ id }) => {
    // One that has just ended has no memory.
    const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1000;
  });
  return Math.max(0, ...(await Promise.all(sizes)));
}

/** Waits until the open pages are drawn. */
const drawn = (number: number) =>
  page.waitForFunction(
    (shown) => document.querySelector(`[data-page="${shown}"] canvas`) !== null,
    number,
    { polling: 16 },
  );

const began = performance.now();
await page.goto(site.url + REPORT);
await drawn(1);
const first = performance.now() - began;
const turns: number[] = [];
let peak = 0;
const next = page.getByRole('button', { name: 'Siguiente', exact: true });
for (let open = 2; open <= PAGES; open += 2) {
  const started = performance.now();
  await next.click();
  await drawn(open);
  turns.push(performance.now() - started);
  peak = Math.max(peak, await rendererMemory());
}
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable');
const busy = async () => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
};
const before = await busy();
await page.waitForTimeout(5_000);
const idle = ((await busy()) - before) / 5;
console.log(`${PAGES} pages, ${(pdf.length / 1e6).toFixed(1)} MB`);
console.log(`first page after ${Math.round(first)} ms`);
console.log(`a turn takes ${Math.round(median(turns))} ms until drawn (median)`);
console.log(`at rest ${(idle * 100).toFixed(1)} % of one processor`);
const isWithin = peak > 0 && peak <= LIMIT_MB;
verdict(isWithin, `memory at most ${peak.toFixed(0)} MB (limit ${LIMIT_MB} MB)`);
