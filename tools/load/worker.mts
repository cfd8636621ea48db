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
import { startSite } from '../../tests/support/site';
import { launchBrowser } from './support/browser';
import { median } from './support/load';
import { startSlowLink } from './support/slow-link';

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

interface Visitor {
  page: Page;
  stopWorker: () => Promise<void>;
}

async function installed(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, {
    timeout: 30_000,
  });
  if (options['no-preload'])
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).navigationPreload.disable(),
    );
}

const firstByte = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.responseStart ?? Infinity;
  });

async function measure({ page, stopWorker }: Visitor, url: string, stops: boolean) {
  await page.goto('about:blank');
  if (stops) await stopWorker();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  return firstByte(page);
}

let isWithin = true;
{
  await using site = await startSite();
  await using browser = await launchBrowser('--disable-quic');
  console.log(
    '| Link | Without, ms | Running worker | Stopped worker |\n| --- | --: | --: | --: |',
  );
  for (const [name, latencyMs] of Object.entries(LINKS)) {
    using link = await startSlowLink(site.url, { latencyMs, bytesPerSecond: 1e9 });
    const visitorOf = async (serviceWorkers: 'allow' | 'block'): Promise<Visitor> => {
      const context = await browser.newContext({ serviceWorkers });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('ServiceWorker.enable');
      return {
        page,
        stopWorker: async () => void (await cdp.send('ServiceWorker.stopAllWorkers')),
      };
    };
    const [plain, served] = [await visitorOf('block'), await visitorOf('allow')];
    await installed(served.page, link.url);
    link.setSlow(latencyMs > 0);
    const times = { none: [] as number[], running: [] as number[], stopped: [] as number[] };
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const path of PATHS)
        for (const variant of VARIANTS) {
          const visitor = variant === 'none' ? plain : served;
          times[variant].push(await measure(visitor, link.url + path, variant === 'stopped'));
        }
    const [none, running, stopped] = VARIANTS.map((variant) => median(times[variant]));
    const more = (ms: number | undefined) => `+${((ms ?? 0) - (none ?? 0)).toFixed(1)}`;
    console.log(`| ${name} | ${none?.toFixed(1)} | ${more(running)} | ${more(stopped)} |`);
    if (!options['no-preload'] && (running ?? 0) - (none ?? 0) > LIMIT_MS) isWithin = false;
    await plain.page.context().close();
    await served.page.context().close();
  }
}
if (!isWithin) console.error(`✗ A running worker costs more than ${LIMIT_MS} ms`);
process.exitCode = isWithin ? 0 : 1;
