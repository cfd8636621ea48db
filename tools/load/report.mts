/**
 * `npm run bench -- report`: turns through a report of 300 pages with a picture of its own on each, in
 * a browser against the production build, and measures the memory of the page's renderer process
 * (proportional set size: worker, canvases and decoded pictures included). The limit is 300 MB.
 * Needs a build, a Chromium and Linux.
 *
 *   npm run bench -- report --pages 10   a shorter report
 */
import { cp, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { startGateway } from '@/tools/gateway/server';
import { makeReport } from '@/tests/support/report-pdf';
import { startSite } from '@/tests/support/site';
import { launchBrowser } from './support/browser';
import { median } from './support/load';

const PICTURE_SIDE = 700;
const LIMIT_MB = 300;
const REPORT = '/verReporte_anual/informe-anual-2025';
const FILE = 'informe-anual-2025.pdf';

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '300' } },
});
const PAGES = Number(options.pages);

/** Proportional set size of a process in megabytes; 0 when it is gone. */
async function memoryOf(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1000;
}

/** The renderer processes below this one, with their memory: the page's is the largest. */
async function rendererMemory(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const isOurs = command.includes('--type=renderer') && command.includes(marker);
      return isOurs ? memoryOf(pid) : 0;
    }),
  );
  return Math.max(0, ...sizes);
}

/** Waits until the open pages are drawn. */
const drawn = (page: Page, number: number) =>
  page.waitForFunction(
    (shown) => document.querySelector(`[data-page="${shown}"] canvas`) !== null,
    number,
    { polling: 16 },
  );

/** Marks this run's browser among others of the machine. */
const marker = `--user-agent=bench-${process.pid}`;
let peak = 0;
{
  await using work = await mkdtempDisposable(join(tmpdir(), 'report-'));
  const filesDir = join(work.path, 'files');
  await cp('data/files', filesDir, { recursive: true });
  const pdf = await makeReport({ pages: PAGES, picture: PICTURE_SIDE });
  await writeFile(join(filesDir, FILE), pdf);
  await using gateway = await startGateway({ dataDir: join(work.path, 'data'), filesDir });
  await using site = await startSite({ GATEWAY_URL: gateway.url });
  await using browser = await launchBrowser('--disable-gpu', marker);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const began = performance.now();
  await page.goto(site.url + REPORT);
  await drawn(page, 1);
  const first = performance.now() - began;
  const turns: number[] = [];
  const next = page.getByRole('button', { name: 'Siguiente', exact: true });
  for (let open = 2; open <= PAGES; open += 2) {
    const started = performance.now();
    await next.click();
    await drawn(page, open);
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
  console.log(`memory at most ${peak.toFixed(0)} MB (limit ${LIMIT_MB} MB)`);
}
process.exit(peak > 0 && peak <= LIMIT_MB ? 0 : 1);
