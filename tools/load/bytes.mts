/**
 * `npm run bench -- bytes`: what every page type sends to a phone 360 px wide: bytes over the wire of
 * its HTML, scripts, styles, fonts and pictures, in the first view and after scrolling to the end; and
 * all of it, workers and documents too. Needs a build.
 *
 *   npm run bench -- bytes --only /blog      the pages whose path holds this
 *   npm run bench -- bytes --out figures.md  also writes the table
 */
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from '@playwright/test';
import { pageTypes } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';
import { launchBrowser } from './support/browser';
import { makeTable } from './support/table';

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, out: { type: 'string' } },
});

await using site = await startSite();
await using browser = await launchBrowser('--disable-gpu');

/** Bytes by kind of resource, as they came over the wire, in a browser with an empty cache. */
async function visit(path: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const kinds = new Map<string, number>();
  const open = new Set<Request>();
  let quietSince = performance.now();
  const end = (request: Request) => {
    open.delete(request);
    quietSince = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', end);
  page.on('requestfinished', async (request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + responseHeadersSize + responseBodySize);
    end(request);
  });
  /** Of the named kinds, and of all. */
  const sums = () => ({
    kinds: KINDS.map((kind) => kinds.get(kind) ?? 0),
    all: [...kinds.values()].reduce((total, one) => total + one, 0),
  });
  /** Waits until there was no request for half a second; for ten at most. */
  const settle = async () => {
    const began = performance.now();
    while (performance.now() - began < 10_000) {
      if (open.size === 0 && performance.now() - quietSince > 500) return;
      await sleep(50);
    }
  };
  await page.goto(site.url + path);
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
  return { first, whole: sums() };
}

const kilobytes = (value = 0) => (value / 1_000).toFixed(value < 10_000 && value > 0 ? 1 : 0);
const pair = (one = 0, other = 0) => `${kilobytes(one)} / ${kilobytes(other)}`;
const rows: string[][] = [];
for (const { path } of pageTypes.filter((page) => page.path.includes(options.only))) {
  const { first, whole } = await visit(path);
  const cells = [
    ...first.kinds.slice(0, -1).map(kilobytes),
    pair(first.kinds.at(-1), whole.kinds.at(-1)),
    pair(first.all, whole.all),
  ];
  rows.push([`\`${path}\``, ...cells]);
  console.log(`${path}: ${cells.join(' | ')}`);
}
const HEAD = [
  ...['Page, kB', 'HTML', 'JavaScript', 'CSS', 'Fonts', 'Images, first view / whole'],
  'All, first view / whole',
];
await makeTable(HEAD, rows, options.out);
