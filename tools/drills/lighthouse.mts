/**
 * `npm run drills -- lighthouse`: Lighthouse's mobile run (a simulated slow phone and network) of every
 * page type against limits: the median of three runs, or of five if the three disagree.
 *
 *   npm run drills -- lighthouse -- --only /blog    the pages whose path contains this
 *   npm run drills -- lighthouse -- --quick         one run for each page
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { readArguments } from '@/tools/command-line.mjs';
import { findHeadlessChromium } from '@/scripts/chromium.mjs';
import { pageTypes, type PageType } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';
import { note, verdict } from '@/tools/verdict';
import { putPageFirst } from './support/page-priority';

/** The least score of each category, out of 100. */
const LEAST_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const METRICS = [
  { id: 'largest-contentful-paint', name: 'LCP', limit: 1_800, digits: 0 },
  { id: 'total-blocking-time', name: 'TBT', limit: 100, digits: 0 },
  { id: 'cumulative-layout-shift', name: 'CLS', limit: 0.01, digits: 3 },
];

/**
 * Audits that need script coverage and have no weight in any score. To start coverage, V8 walks the whole
 * heap several times: one task of up to 75 ms at each load, which is 300 ms on the simulated phone.
 */
const SCRIPT_COVERAGE = ['unused-javascript', 'script-treemap-data'];

/**
 * The flags turn off windows and the experiments of unbranded builds, and reuse a running process, as on a
 * phone with little memory. The page then shares two slow cores with less of the browser.
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

const USAGE = 'npm run drills -- lighthouse -- [--only <path>] [--quick]';
const { values: options } = readArguments(USAGE, {
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const RUNS = options.quick ? 1 : 3;
const MORE_RUNS = 2;
/** Number of tries, because a busy machine sometimes loses a trace. */
const TRIES = 3;

const score = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const metric = (result: Result, id: string) => result.audits[id]?.numericValue ?? Infinity;

async function run(url: string, port: number, page: PageType, tries = TRIES): Promise<Result> {
  const ran = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(LEAST_SCORES),
    skipAudits: [...SCRIPT_COVERAGE, ...(page.isUnlisted ? ['is-crawlable'] : [])],
  });
  if (!ran) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = ran.lhr;
  if (runtimeError && tries > 1) return run(url, port, page, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return ran.lhr;
}

/** Returns the figures beyond their limits, with the audits that lost the points. */
function faultsIn(result: Result): string[] {
  const low = Object.entries(LEAST_SCORES).filter(([name, least]) => score(result, name) < least);
  const audits = low.flatMap(([name]) => result.categories[name]?.auditRefs ?? []);
  const titles = audits.flatMap(({ id, weight }) => {
    const { score: points, title, displayValue = '' } = result.audits[id] ?? {};
    return weight > 0 && (points ?? 1) < 0.9 ? [`${title} ${displayValue}`] : [];
  });
  const slow = METRICS.filter(({ id, limit }) => metric(result, id) >= limit);
  return [
    ...low.map(([name, least]) => `${name} is below ${least}`),
    ...titles,
    ...slow.map(({ name, limit }) => `${name} is not below ${limit}`),
  ];
}

/** Returns the median run by performance; among equal scores the slower LCP comes first. */
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

const chromePath = await findHeadlessChromium();
let isPageFirst = true;

/** Runs one page in its own browser, because one that has shown thirty pages is busy with them. */
async function runs(url: string, page: PageType): Promise<Result[]> {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    // The first visit, which renders the page and converts its images, does not count.
    await run(url, chrome.port, page);
    isPageFirst &&= await putPageFirst(chrome.pid);
    const results: Result[] = [];
    while (results.length < RUNS) results.push(await run(url, chrome.port, page));
    const isUnsure = new Set(results.map((result) => faultsIn(result).length > 0)).size > 1;
    while (isUnsure && results.length < RUNS + MORE_RUNS)
      results.push(await run(url, chrome.port, page));
    return results;
  } finally {
    chrome.kill();
  }
}

await using site = await startSite();
const names = [...Object.keys(LEAST_SCORES), ...METRICS.map(({ name }) => name)];
console.log(`page: ${names.join(' | ')}`);
for (const page of pageTypes.filter(({ path }) => path.includes(options.only))) {
  const result = median(await runs(site.url + page.path, page));
  const figures = [
    ...Object.keys(LEAST_SCORES).map((name) => score(result, name)),
    ...METRICS.map(({ id, digits }) => metric(result, id).toFixed(digits)),
  ];
  const faults = faultsIn(result);
  verdict(faults.length === 0, `${page.path}: ${figures.join(' | ')}`, faults);
}
if (!isPageFirst) note('the pages had no processor of their own, which takes Linux and root');
