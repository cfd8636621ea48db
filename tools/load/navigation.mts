/**
 * `npm run bench -- navigation`: how long the second page takes. Every link of two pages is touched on a
 * slow phone (latency 150 ms, 1.6 Mbps, a processor four times slower) for 100 ms and released; the
 * time runs from the click until the new heading is painted. Needs a build, and a Chromium that fetches a
 * page when its link is pressed, as visitors' do.
 *
 *   npm run bench -- navigation --links 10        the first ten links of each page
 *   npm run bench -- navigation --pointer mouse   hovers instead of touching
 *   npm run bench -- navigation --out figures.md  also writes the table
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { startSite } from '../../tests/support/site';
import { launchBrowser } from './support/browser';
import { median } from './support/load';
import { startSlowLink } from './support/slow-link';

const STARTS = ['/', '/sucursales/campeche'];
const POINTER_MS = 100;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const CPU_SLOWDOWN = 4;
/** A visit reads this long on each screen. */
const READ_MS = 400;
/** In ms and bytes. */
const LIMITS = { median: 350, worst: 500, speculativeBytes: 100_000 };
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

/** In the page: the moment of a click, and that of the frame after the new heading. */
function watchHeading(): void {
  const heading = () =>
    [...document.querySelectorAll('h1')].find((element) => element.checkVisibility());
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const clicked = sessionStorage.getItem('clicked');
    const text = heading()?.textContent;
    const { pathname } = window.location;
    const isNew = pathname !== sessionStorage.getItem('path') && text !== undefined;
    if (clicked !== null && isNew && text !== sessionStorage.getItem('heading')) {
      // The heading is in this frame; a task after it runs once it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem('painted', String(now() - Number(clicked)));
      port2.postMessage(null);
      return;
    }
    requestAnimationFrame(look);
  };
  document.addEventListener(
    'click',
    () => {
      sessionStorage.setItem('heading', heading()?.textContent ?? '');
      sessionStorage.setItem('path', window.location.pathname);
      sessionStorage.setItem('clicked', String(now()));
    },
    { capture: true },
  );
  requestAnimationFrame(look);
}

async function openPage(browser: Browser, url: string): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: isTouch ? { width: 360, height: 780 } : { width: 1440, height: 900 },
    hasTouch: isTouch,
    isMobile: isTouch,
    deviceScaleFactor: isTouch ? 2 : 1,
    reducedMotion: 'reduce',
    locale: 'es-MX',
  });
  const page = await context.newPage();
  // tsx wraps named functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchHeading);
  const cdp = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, cdp };
}

/** Paths of other pages that `page` links, each once. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter(
        ({ pathname }) =>
          !pathname.startsWith('/archivos/') && pathname !== window.location.pathname,
      )
      .map((link) => link.getAttribute('href') ?? '');
    return [...new Set(paths)];
  });
}

/** Brings a link into view, if need be out of a menu, and gives its middle. */
async function reveal(page: Page, href: string): Promise<{ x: number; y: number } | undefined> {
  const find = () =>
    page.evaluate((wanted) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
        (link) => link.getAttribute('href') === wanted,
      );
      for (const link of links) {
        link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = [...link.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
        if (!box) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (top !== null && (link.contains(top) || top.closest('article, li')?.contains(link)))
          return { x, y };
      }
      return undefined;
    }, href);
  const shown = await find();
  if (shown || !isTouch) return shown;
  const menu = page.getByRole('button', { name: 'Abrir el menú' });
  if (!(await menu.isVisible())) return undefined;
  await menu.click();
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('dialog details, nav details'))
      group.setAttribute('open', '');
  });
  await sleep(READ_MS);
  return find();
}

async function press(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  if (isTouch) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await sleep(POINTER_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await sleep(POINTER_MS);
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

async function measure(browser: Browser, from: string, to: string): Promise<number | undefined> {
  const { page, cdp } = await openPage(browser, from);
  try {
    const point = await reveal(page, to);
    if (!point) return undefined;
    await sleep(READ_MS);
    link.setSlow(true);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await press(cdp, point);
    const deadline = performance.now() + GIVE_UP_MS;
    while (performance.now() < deadline) {
      const painted = await page
        .evaluate(() => sessionStorage.getItem('painted'))
        .catch(() => null);
      if (painted !== null) return Number(painted);
      await sleep(50);
    }
    return Infinity;
  } finally {
    link.setSlow(false);
    await page.context().close();
  }
}

/** Bytes on the wire of what a visit fetches ahead that reads the whole page and clicks nothing. */
async function speculativeBytes(browser: Browser, url: string): Promise<number> {
  const { page, cdp } = await openPage(browser, 'about:blank');
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await sleep(READ_MS);
  }
  await page.context().close();
  return bytes;
}

/** Whether this browser fetches a page when its link is pressed: without that, it is no visitor's. */
async function fetchesAhead(browser: Browser, url: string): Promise<boolean> {
  const { page, cdp } = await openPage(browser, url);
  for (const to of await linksOf(page)) {
    const point = await reveal(page, to);
    if (!point) continue;
    const { pathname } = new URL(to, url);
    await Promise.all([page.waitForURL((shown) => shown.pathname === pathname), press(cdp, point)]);
    break;
  }
  // A string: TypeScript does not know the property.
  const delivery = await page.evaluate<string>(
    `performance.getEntriesByType('navigation')[0].deliveryType`,
  );
  await page.context().close();
  return delivery === 'navigational-prefetch';
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

await using site = await startSite();
using link = await startSlowLink(site.url, {
  latencyMs: LATENCY_MS,
  bytesPerSecond: BYTES_PER_SECOND,
});
await using browser = await launchBrowser('--disable-quic');
const measured: { from: string; to: string; ms: number }[] = [];
const rows: string[] = [];
const broken: string[] = [];

if (!(await fetchesAhead(browser, link.url)))
  throw new Error(
    `${await findChromium()} fetches no page ahead when its link is pressed, so that its figures would be no visitor’s. Name another Chromium in CHROMIUM_PATH.`,
  );
for (const from of STARTS) {
  const { page } = await openPage(browser, link.url + from);
  const links = (await linksOf(page)).slice(0, Number(options.links));
  await page.context().close();
  const bytes = await speculativeBytes(browser, link.url + from);
  // Pages are stored on the server: what is measured is the way from there.
  const own = headingOf(await (await fetch(link.url + from)).text());
  const others = [];
  for (const to of links) {
    const response = await fetch(link.url + to);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (headingOf(await response.text()) !== own && isPage) others.push(to);
  }
  for (const to of others) {
    const ms = await measure(browser, link.url + from, to);
    if (options.verbose) console.log(ms === undefined ? 'hidden' : Math.round(ms), from, to);
    if (ms !== undefined) measured.push({ from, to, ms });
  }
  const times = measured.filter((one) => one.from === from).map(({ ms }) => ms);
  const found = { median: median(times), worst: Math.max(...times), speculativeBytes: bytes };
  for (const name of ['median', 'worst', 'speculativeBytes'] as const)
    if (found[name] > LIMITS[name]) broken.push(`${from}: ${name} above ${LIMITS[name]}`);
  rows.push(
    `| ${from} | ${times.length} of ${others.length} | ${Math.round(found.median)} | ${Math.round(found.worst)} | ${Math.round(bytes / 1000)} |`,
  );
}

const table = [
  `| From | Links | Median, ms | Worst, ms | Ahead without a click, kB |`,
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
console.log(table);
for (const { from, to, ms } of measured.toSorted((a, b) => b.ms - a.ms).slice(0, 8))
  console.log(`${Math.round(ms)} ms  ${from} → ${to}`);
for (const limit of broken) console.error(`✗ ${limit}`);
process.exitCode = broken.length > 0 ? 1 : 0;
if (options.out) await writeFile(options.out, `${table}\n`);
