/**
 * `npm run bench -- bytes`: what every page type sends to a phone 360 px wide: bytes over the wire of
 * its HTML, scripts, styles, fonts and pictures, in the first view and after scrolling to the end; and
 * all of it where its visitor saves data. Needs a build.
 *
 *   npm run bench -- bytes --only /blog      the pages whose path holds this
 *   npm run bench -- bytes --out figures.md  also writes the table
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { pageTypes } from '../../tests/support/page-types';
import { startSite } from '../../tests/support/site';

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, out: { type: 'string' } },
});

/** Bytes by kind of resource, as they came over the wire, in a browser with an empty cache. */
async function visit(
  browser: Browser,
  url: string,
  saves: boolean,
): Promise<{ first: number[]; whole: number[] }> {
  const context = await browser.newContext(PHONE);
  if (saves) await context.addInitScript(() => localStorage.setItem('ahorrar-datos', 'si'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  const open = new Set<string>();
  let quietSince = performance.now();
  const end = (id: string) => {
    open.delete(id);
    quietSince = performance.now();
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    end(requestId);
  });
  const sums = () => KINDS.map((kind) => bytes.get(kind) ?? 0);
  /** Waits until there was no request for half a second; for ten at most. */
  const settle = async () => {
    const began = performance.now();
    while (performance.now() - began < 10_000) {
      if (open.size === 0 && performance.now() - quietSince > 500) return;
      await sleep(50);
    }
  };
  await page.goto(url);
  await settle();
  const first = sums();
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
  });
  quietSince = performance.now();
  await settle();
  const whole = sums();
  await context.close();
  return { first, whole };
}

const kilobytes = (value = 0) => (value / 1_000).toFixed(value < 10_000 && value > 0 ? 1 : 0);
const rows: string[] = [];
const site = await startSite();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const { path } of pageTypes.filter((page) => page.path.includes(options.only))) {
    const { first, whole } = await visit(browser, site.url + path, false);
    const saved = await visit(browser, site.url + path, true);
    const images = `${kilobytes(first.at(-1))} / ${kilobytes(whole.at(-1))}`;
    const sum = (values: number[]) => kilobytes(values.reduce((total, one) => total + one, 0));
    const cells = [
      ...[...first.slice(0, -1).map(kilobytes), images, `${sum(first)} / ${sum(whole)}`],
      `${sum(saved.first)} / ${sum(saved.whole)}`,
    ];
    rows.push(`| \`${path}\` | ${cells.join(' | ')} |`);
    console.log(`${path}: ${cells.join(' | ')}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (options.out) {
  const table = [
    '| Page, kB | HTML | JavaScript | CSS | Fonts | Images, first view / whole | All, first view / whole | Saving data |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
  await writeFile(options.out, `${table.join('\n')}\n`);
}
