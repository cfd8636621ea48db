/**
 * `npm run bench -- pages`: throughput of cached pages, compared with an empty Next page of the same size and
 * with nginx serving the same bytes from a file. Needs a build, nginx and wrk.
 *
 * All servers run at once and are measured in turn, in many short rounds, so that other load of the
 * machine affects all alike. The figure of a page is the median of its rounds' ratios.
 *
 *   npm run bench -- pages --seconds 3 --rounds 1 --out figures.md
 */
import { parseArgs } from 'node:util';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { verdict } from '@/tools/verdict';
import { startEmptyApp } from './support/empty-app';
import { startNginx, type StoredResponse } from './support/nginx';
import { makeTable } from './support/table';
import { load, rateRatio, type Load } from './support/wrk';

const LIMIT = 0.9;
const PAGES = ['/', '/Blog_Detalle/composta-en-casa-doce-semanas', '/blog'];

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '15' },
    out: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);

await using site = await startSite();
const responseOf = async (path: string): Promise<StoredResponse> => {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return { body: Buffer.from(await response.arrayBuffer()), headers: response.headers };
};
const pages = new Map<string, StoredResponse>();
for (const path of PAGES) pages.set(path, await responseOf(path));

const fileName = (path: string) => `${PAGES.indexOf(path)}.html`;
const files = new Map([...pages].map(([path, response]) => [fileName(path), response]));
// Letters and typographic quotes: nothing that HTML or the page's data escapes.
const letters = Buffer.concat([...pages.values()].map(({ body }) => body))
  .toString('utf8')
  .replace(/[^\p{L}\p{N} “”…]/gu, '');
await using empty = await startEmptyApp(letters);
await using nginx = await startNginx(site.url, files);

/** What is measured in turn; processor time of those whose process is known. */
const NAMES = ['site', 'empty', 'siteNginx', 'nginx'] as const;
type Name = (typeof NAMES)[number];
const pids: Partial<Record<Name, number>> = { site: site.pid, empty: empty.pid };
const rows: string[][] = [];

async function compare(path: string, gzip: boolean): Promise<void> {
  const bytes = pages.get(path)?.body.byteLength ?? 0;
  const urls: Record<Name, string> = {
    site: site.url + path,
    empty: empty.url + (await empty.pageOf(bytes)),
    siteNginx: nginx.siteUrl + path,
    nginx: `${nginx.filesUrl}/${fileName(path)}`,
  };
  const loads: Record<Name, Load[]> = { site: [], empty: [], siteNginx: [], nginx: [] };
  for (const name of NAMES) await load(urls[name], { seconds: 1, gzip });
  for (let round = 0; round < rounds; round += 1)
    for (const name of NAMES)
      loads[name].push(await load(urls[name], { seconds, gzip, pid: pids[name] }));
  const middle = (name: Name, figure: keyof Load) => median(loads[name].map((one) => one[figure]));
  const told = NAMES.map((name) => ({
    name,
    rate: middle(name, 'requestsPerSecond').toFixed(0),
    p99: `${middle(name, 'p99').toFixed(1)} ms`,
  }));
  const direct = rateRatio(loads.site, loads.empty);
  const behind = rateRatio(loads.siteNginx, loads.nginx);
  const cpus = `${middle('site', 'cpu').toFixed(2)} and ${middle('empty', 'cpu').toFixed(2)} ms`;
  const size = `${(bytes / 1000).toFixed(0)} kB${gzip ? ', gzip' : ''}`;
  verdict(direct >= LIMIT && behind >= LIMIT, `${path} (${size}): requests a second, p99`);
  for (const { name, rate, p99 } of told) console.log(`    ${name}: ${rate}, ${p99}`);
  console.log(`    processor a page, site and empty: ${cpus}`);
  console.log(`    ratios ${direct.toFixed(2)} and ${behind.toFixed(2)} (limit ${LIMIT})`);
  const cells = told.map(({ rate, p99 }) => `${rate} (${p99})`);
  const [toEmpty, toFile] = [`**${direct.toFixed(2)}**`, `**${behind.toFixed(2)}**`];
  rows.push([`\`${path}\``, size, ...cells.slice(0, 2), toEmpty, cpus, ...cells.slice(2), toFile]);
}

for (const gzip of [false, true]) for (const path of PAGES) await compare(path, gzip);
const HEAD = [
  ...['Page', 'Size', 'Site', 'Empty Next page', 'Ratio', 'Processor a page, both'],
  ...['Site through nginx', 'nginx, a file', 'Ratio'],
];
await makeTable(HEAD, rows, options.out);
