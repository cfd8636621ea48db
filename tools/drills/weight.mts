/**
 * `npm run drills -- weight`: the compressed HTML, styles and scripts that a browser loads for each page
 * type, also after the first paint, against the budgets in `tests/budgets.json`.
 */
import budgets from '@/tests/budgets.json';
import { httpRequest } from '@/tests/support/http-request';
import { pageTypes } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';
import { verdict } from '@/tools/verdict';

/** The limits of a page in kB. */
interface Budget {
  scripts: number;
  total: number;
}

const budgetOf = new Map<string, Budget>(Object.entries(budgets));
/** Compressed size by URL: most pages share their files. */
const sizes = new Map<string, number>();

async function load(url: string) {
  const response = await httpRequest(url, { 'accept-encoding': 'br, gzip' });
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
  sizes.set(url, response.bytes.length);
}

/** Returns the sum of the sizes of these files. */
async function sizeOf(origin: string, paths: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const path of new Set(paths)) {
    const url = origin + path;
    if (!sizes.has(url)) await load(url);
    sum += sizes.get(url) ?? 0;
  }
  return sum / 1000;
}

/** Returns the matches of the first group of a pattern. */
const matches = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found);

await using site = await startSite();
for (const { path } of pageTypes) {
  const html = await (await fetch(site.url + path)).text();
  const scripts = [
    ...matches(html, /<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)"/gi),
    // lib/server/html/page-html.mts defers these scripts.
    ...matches(html, /\["(\/_next\/static\/[^"]+\.js)"/g),
  ];
  if (scripts.length === 0) throw new Error(`${path} has no scripts`);
  const styles = matches(html, /<link\b[^>]*\bhref="([^"]+\.css)"/g);
  const scriptSize = await sizeOf(site.url, scripts);
  const total = scriptSize + (await sizeOf(site.url, [path, ...styles]));
  const budget = budgetOf.get(path);
  verdict(
    budget !== undefined && scriptSize <= budget.scripts && total <= budget.total,
    `${path}: ${total.toFixed(1)} kB of ${budget?.total}, ` +
      `scripts ${scriptSize.toFixed(1)} kB of ${budget?.scripts}`,
  );
}
