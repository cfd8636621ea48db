/**
 * `npm run bench -- navigation`: how long the second page takes. Every link of two pages is touched on a
 * slow phone (latency 150 ms, 1.6 Mbps, a processor four times slower) for 100 ms and released; the
 * time runs from the click until the new heading is painted. Needs a build, and a Chromium that fetches a
 * page when its link is pressed, as visitors' do.
 *
 *   npm run bench -- navigation --links 10        the first ten links of each page
 *   npm run bench -- navigation --pointer mouse   hovers instead of touching
 *   npm run bench -- navigation --verbose         also prints each link as it is measured
 *   npm run bench -- navigation --out figures.md  also writes the table
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession } from '@playwright/test';
import { findChromium } from '@/scripts/chromium.mjs';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { verdict } from '@/tools/verdict';
import { launchBrowser, PHONE, tap } from './support/browser';
import { linksOf, reveal, watchHeading } from './support/links';
import { startSlowLink } from './support/slow-link';
import { makeTable } from './support/table';

const STARTS = ['/', '/sucursales/campeche'];
const POINTER_MS = 100;
const LINE = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };
const CPU_SLOWDOWN = 4;
/** A visit reads this long on each screen. */
const READ_MS = 400;
/** In ms and bytes. */
const LIMITS = { median: 350, worst: 500, speculative: 100_000 };
const GIVE_UP_MS = 10_000;

const { values: options } = parseArgs({
  options: {
    links: { type: 'string', default: '1000' },
    pointer: { type: 'string', default: 'touch' },
    out: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const isTouch = options.pointer === 'touch';
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

await using site = await startSite();
using link = await startSlowLink(site.url, LINE);
await using browser = await launchBrowser('--disable-quic');

async function openPage(url: string) {
  const context = await browser.newContext(isTouch ? PHONE : { ...DESK, locale: 'es-MX' });
  const page = await context.newPage();
  // tsx wraps named functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchHeading);
  const cdp = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, cdp, [Symbol.asyncDispose]: () => context.close() };
}

async function press(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  if (isTouch) return tap(cdp, { x, y }, () => sleep(POINTER_MS));
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await sleep(POINTER_MS);
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Milliseconds from the click; nothing for a link that cannot be pressed. */
async function measure(from: string, to: string): Promise<number | undefined> {
  await using opened = await openPage(link.url + from);
  const { page, cdp } = opened;
  const point = await reveal(page, to, READ_MS);
  if (!point) return undefined;
  await sleep(READ_MS);
  link.setSlow(true);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await press(cdp, point);
  const deadline = performance.now() + GIVE_UP_MS;
  let painted: string | null = null;
  while (painted === null && performance.now() < deadline) {
    await sleep(50);
    painted = await page.evaluate(() => sessionStorage.getItem('painted')).catch(() => null);
  }
  link.setSlow(false);
  return painted === null ? Infinity : Number(painted);
}

/** Bytes on the wire of what a visit fetches ahead that reads the whole page and clicks nothing. */
async function speculativeBytes(path: string): Promise<number> {
  await using opened = await openPage('about:blank');
  const { page, cdp } = opened;
  const speculative = new Set<string>();
  let bytes = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const names = Object.keys(request.headers).map((name) => name.toLowerCase());
    if (names.some((name) => /^(?:rsc|next-router-.*|sec-purpose)$/.test(name)))
      speculative.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (speculative.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(link.url + path, { waitUntil: 'networkidle' });
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await sleep(READ_MS);
  }
  return bytes;
}

/** Whether this browser fetches a page when its link is pressed: without that, it is no visitor's. */
async function fetchesAhead(): Promise<boolean> {
  await using opened = await openPage(link.url);
  const { page, cdp } = opened;
  for (const to of await linksOf(page)) {
    const point = await reveal(page, to, READ_MS);
    if (!point) continue;
    const { pathname } = new URL(to, link.url);
    await Promise.all([page.waitForURL((shown) => shown.pathname === pathname), press(cdp, point)]);
    break;
  }
  // A string: TypeScript does not know the property.
  const delivery = await page.evaluate<string>(
    `performance.getEntriesByType('navigation')[0].deliveryType`,
  );
  return delivery === 'navigational-prefetch';
}

/** The heading of a page; nothing for what is no page. The site keeps what it has rendered for it. */
async function headingOf(path: string): Promise<string | undefined> {
  const response = await fetch(link.url + path);
  const html = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '') : undefined;
}

/** Pages with another heading that this one links. */
async function linkedPages(from: string): Promise<string[]> {
  await using opened = await openPage(link.url + from);
  const own = await headingOf(from);
  const found: string[] = [];
  for (const to of (await linksOf(opened.page)).slice(0, Number(options.links))) {
    const heading = await headingOf(to);
    if (heading !== undefined && heading !== own) found.push(to);
  }
  return found;
}

if (!(await fetchesAhead()))
  throw new Error(
    `${await findChromium()} fetches no page ahead when its link is pressed, so that its figures would be no visitor’s. Name another Chromium in CHROMIUM_PATH.`,
  );
const measured: { from: string; to: string; ms: number }[] = [];
const rows: string[][] = [];
for (const from of STARTS) {
  const others = await linkedPages(from);
  const speculative = await speculativeBytes(from);
  const times: number[] = [];
  for (const to of others) {
    const ms = await measure(from, to);
    if (options.verbose) console.log(ms === undefined ? 'hidden' : Math.round(ms), from, to);
    if (ms === undefined) continue;
    times.push(ms);
    measured.push({ from, to, ms });
  }
  const found = { median: median(times), worst: Math.max(...times), speculative };
  for (const name of ['median', 'worst', 'speculative'] as const)
    verdict(
      found[name] <= LIMITS[name],
      `${from}: ${name} ${found[name].toFixed(0)} (limit ${LIMITS[name]})`,
    );
  const figures = [found.median, found.worst, speculative / 1000].map((one) => one.toFixed(0));
  rows.push([from, `${times.length} of ${others.length}`, ...figures]);
}
const HEAD = ['From', 'Links', 'Median, ms', 'Worst, ms', 'Ahead without a click, kB'];
console.log(await makeTable(HEAD, rows, options.out));
for (const { from, to, ms } of measured.toSorted((a, b) => b.ms - a.ms).slice(0, 8))
  console.log(`${Math.round(ms)} ms  ${from} → ${to}`);
