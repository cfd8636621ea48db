/**
 * `npm run bench -- lighthouse`: Lighthouse's mobile run (its own slow phone and network) of every page
 * type, held to limits: the median of three, or of five where some of the three are within and some
 * are not. Needs a build.
 *
 *   npm run bench -- lighthouse --quick            one run a page, after one that is not counted
 *   npm run bench -- lighthouse --only /blog       the pages whose path holds this
 *   npm run bench -- lighthouse --out figures.md   also writes the table
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findHeadlessChromium } from '@/scripts/chromium.mjs';
import { pageTypes, type PageType } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';
import { verdict } from '@/tools/verdict';
import { putPageFirst } from './support/page-priority';
import { makeTable } from './support/table';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Out of 100, in the order of the categories. */
const LEAST_SCORES = [98, 100, 100, 100] as const;
const METRICS = [
  { id: 'largest-contentful-paint', name: 'LCP', limit: 1_800, unit: ' ms' },
  { id: 'total-blocking-time', name: 'TBT', limit: 100, unit: ' ms' },
  { id: 'cumulative-layout-shift', name: 'CLS', limit: 0.01, unit: '' },
] as const;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
const RUNS = options.quick ? 1 : 3;
const MORE_RUNS = 2;

const score = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const metric = (result: Result, id: string) => result.audits[id]?.numericValue ?? Infinity;

/** A busy machine loses a trace now and then; the run is repeated. */
const TRIES = 3;
/**
 * Audits without weight in any score that need script coverage: to start it V8 walks the whole heap several
 * times, one task of up to 75 ms at each load, which is 300 ms on the simulated phone.
 */
const SCRIPT_COVERAGE = ['unused-javascript', 'script-treemap-data'];

async function run(url: string, port: number, page: PageType, tries = TRIES): Promise<Result> {
  const ran = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    skipAudits: [...SCRIPT_COVERAGE, ...(page.isUnlisted ? ['is-crawlable'] : [])],
  });
  if (!ran) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = ran.lhr;
  if (runtimeError && tries > 1) return run(url, port, page, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return ran.lhr;
}

const low = (result: Result) =>
  CATEGORIES.filter((category, at) => score(result, category) < (LEAST_SCORES[at] ?? 100));
const slow = (result: Result) => METRICS.filter(({ id, limit }) => metric(result, id) >= limit);
const fits = (result: Result) => low(result).length === 0 && slow(result).length === 0;

/** Titles of the audits that cost the page points, with their first detail. */
function failures(result: Result, categories: readonly string[]): string[] {
  const ids = categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => id),
  );
  return ids.flatMap((id) => {
    const { score, title, displayValue } = result.audits[id] ?? {};
    if (score === null || score === undefined || score >= 0.9) return [];
    return [displayValue ? `${title}: ${displayValue}` : String(title)];
  });
}

/** The middle run by performance, the slower LCP first among equals. */
function median(runs: Result[]): Result {
  const sorted = runs.toSorted(
    (a, b) =>
      score(a, 'performance') - score(b, 'performance') ||
      metric(b, 'largest-contentful-paint') - metric(a, 'largest-contentful-paint'),
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run');
  return middle;
}

const rows: string[][] = [];
let failed = 0;

function report(page: PageType, result: Result): void {
  const scores = CATEGORIES.map((category) => String(score(result, category)));
  const [lcp = 0, tbt = 0, cls = 0] = METRICS.map(({ id }) => metric(result, id));
  const figures = [...scores, `${Math.round(lcp)} ms`, `${Math.round(tbt)} ms`, cls.toFixed(3)];
  if (!fits(result)) failed += 1;
  verdict(fits(result), `${page.path}: ${figures.join(' | ')}`);
  for (const title of failures(result, low(result))) console.log(`    ${title}`);
  for (const { name, limit, unit } of slow(result))
    console.log(`    ${name} is not below ${limit}${unit}`);
  rows.push([`\`${page.path}\``, ...figures]);
}

/**
 * The limits are the page's. Without windows, without the experiments of unbranded builds, and in a
 * process that runs already, as on a phone with little memory, a page shares the cores with less of
 * the browser: on two slow ones `/blog` blocks for 20 to 100 ms so, and for 470 to 990 with all that.
 * Before Lighthouse and the server it has them as well (`putPageFirst`), which halves what is left.
 */
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-field-trial-config',
  '--disable-site-isolation-trials',
  '--disable-sync',
  '--no-first-run',
  '--renderer-process-limit=1',
];

const chromePath = await findHeadlessChromium();
let isPageFirst = true;

/** Runs of one page in a browser of its own: one that has shown thirty pages is busy with them. */
async function runs(url: string, page: PageType): Promise<Result[]> {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    // Rendered and its images converted beforehand: the first visit is not measured.
    await run(url, chrome.port, page);
    isPageFirst &&= await putPageFirst(chrome.pid);
    const results: Result[] = [];
    while (results.length < RUNS) results.push(await run(url, chrome.port, page));
    if (new Set(results.map(fits)).size > 1)
      while (results.length < RUNS + MORE_RUNS) results.push(await run(url, chrome.port, page));
    return results;
  } finally {
    chrome.kill();
  }
}

await using site = await startSite();
console.log('page: performance | accessibility | best practices | SEO | LCP | TBT | CLS');
for (const page of pageTypes.filter(({ path }) => path.includes(options.only)))
  report(page, median(await runs(site.url + page.path, page)));
const HEAD = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS'];
await makeTable(HEAD, rows, options.out);
if (!isPageFirst) console.log('The pages had no processor of their own (Linux, as root).');
console.log(failed === 0 ? '✓ Every page is within its limits.' : `✗ ${failed} pages are not.`);
