/**
 * `npm run bench -- worker`: what the service worker costs a page's first byte. The same pages in turn
 * without a worker, with one that runs and with one that has to be started; from the start of the
 * navigation until the first byte, directly and with a phone's latency of 150 ms. Needs a build.
 *
 *   npm run bench -- worker --rounds 20
 *   npm run bench -- worker --no-preload    without navigation preload, to see what it is worth
 */
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { note, verdict } from '@/tools/verdict';
import { launchBrowser } from './support/browser';
import { startSlowLink } from './support/slow-link';
import { makeTable } from './support/table';

const PATHS = ['/', '/servicios', '/sucursales/campeche', '/blog'];
const LINKS = { direct: 0, 'latency of 150 ms': 150 };
const VARIANTS = ['none', 'running', 'stopped'] as const;
/** Milliseconds that a running worker may cost. */
const LIMIT_MS = 5;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    'no-preload': { type: 'boolean', default: false },
  },
});

await using site = await startSite();
await using browser = await launchBrowser('--disable-quic');

async function openVisitor(serviceWorkers: 'allow' | 'block') {
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const stopWorker = () => cdp.send('ServiceWorker.stopAllWorkers');
  return { page, stopWorker, [Symbol.asyncDispose]: () => context.close() };
}

async function installWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, {
    timeout: 30_000,
  });
  if (options['no-preload'])
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).navigationPreload.disable(),
    );
}

async function firstByte(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.responseStart ?? Infinity;
  });
}

const rows: string[][] = [];
for (const [name, latencyMs] of Object.entries(LINKS)) {
  using link = await startSlowLink(site.url, { latencyMs, bytesPerSecond: 1e9 });
  await using plain = await openVisitor('block');
  await using served = await openVisitor('allow');
  await installWorker(served.page, link.url);
  link.setSlow(latencyMs > 0);
  const times = { none: [] as number[], running: [] as number[], stopped: [] as number[] };
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const path of PATHS)
      for (const variant of VARIANTS) {
        const { page, stopWorker } = variant === 'none' ? plain : served;
        await page.goto('about:blank');
        if (variant === 'stopped') await stopWorker();
        times[variant].push(await firstByte(page, link.url + path));
      }
  const none = median(times.none);
  const [running, stopped] = [median(times.running) - none, median(times.stopped) - none];
  rows.push([name, none.toFixed(1), `+${running.toFixed(1)}`, `+${stopped.toFixed(1)}`]);
  const cost = `${name}: a running worker costs ${running.toFixed(1)} ms (limit ${LIMIT_MS} ms)`;
  if (options['no-preload']) note(cost);
  else verdict(running <= LIMIT_MS, cost);
}
console.log(await makeTable(['Link', 'Without, ms', 'Running worker', 'Stopped worker'], rows));
