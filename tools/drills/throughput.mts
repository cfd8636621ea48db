/**
 * `npm run drills -- throughput`: requests per second of cached pages, compared with an empty Next page of
 * the same size and with the same bytes from a file of nginx. Needs nginx and wrk.
 *
 * All servers run at once and are measured in turn, in many short rounds, so that other load of the
 * machine affects all alike. The figure of a page is the median of its rounds' ratios.
 *
 *   npm run drills -- throughput -- --seconds 1 --rounds 2
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments, readCount } from '@/tools/command-line.mjs';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/load';
import { verdict } from '@/tools/verdict';
import { startEmptyApp } from './support/empty-app';
import { startNginx, type StoredResponse } from './support/nginx';
import { load, type Load } from './support/wrk';

/** The lowest ratios allowed: to an empty Next page, and behind nginx to a file. */
const LIMITS = { direct: 0.9, edge: 0.95 };
const PAGES = ['/', '/Blog_Detalle/composta-en-casa-doce-semanas', '/blog'];

const USAGE = 'npm run drills -- throughput -- [--seconds <number>] [--rounds <number>]';
const { values: options } = readArguments(USAGE, {
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '15' },
  },
});
const seconds = readCount(USAGE, options.seconds);
const rounds = readCount(USAGE, options.rounds);

// A new process renders all pages of the sitemap once, which would slow the first rounds.
await using site = await startSite({ WARM_UP_DELAY_SECONDS: '0' });
while (!site.output().includes('pages warmed')) await sleep(1_000);
const pages = new Map<string, StoredResponse>();
for (const path of PAGES) {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  pages.set(path, { body, headers: response.headers });
}

const fileName = (path: string) => `${PAGES.indexOf(path)}.html`;
const files = new Map([...pages].map(([path, response]) => [fileName(path), response]));
// The text has no characters that HTML or the page's data escapes.
const letters = Buffer.concat([...pages.values()].map(({ body }) => body))
  .toString('utf8')
  .replace(/[^\p{L}\p{N} “”…]/gu, '');
await using empty = await startEmptyApp(letters);
await using nginx = await startNginx(site.url, files);

/** Returns the median over the rounds of one server's requests per second divided by another's. */
const ratio = (of: readonly Load[], to: readonly Load[]): number =>
  median(of.map((one, at) => one.requestsPerSecond / (to[at]?.requestsPerSecond ?? Number.NaN)));

async function compare(path: string, gzip: boolean): Promise<void> {
  const bytes = pages.get(path)?.body.byteLength ?? 0;
  const servers = [
    { name: 'site', url: site.url + path },
    { name: 'empty Next page', url: empty.url + (await empty.pageOf(bytes)) },
    { name: 'site behind nginx', url: nginx.siteUrl + path },
    { name: 'nginx, a file', url: `${nginx.filesUrl}/${fileName(path)}` },
  ];
  const loads: Load[][] = servers.map(() => []);
  for (const { url } of servers) await load(url, { seconds: 1, gzip });
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { url }] of servers.entries())
      loads[at]?.push(await load(url, { seconds, gzip }));

  const [own = [], ofEmpty = [], behind = [], ofFile = []] = loads;
  const [direct, edge] = [ratio(own, ofEmpty), ratio(behind, ofFile)];
  const size = `${(bytes / 1000).toFixed(0)} kB${gzip ? ', gzip' : ''}`;
  verdict(
    direct >= LIMITS.direct && edge >= LIMITS.edge,
    `${path} (${size}): ratios ${direct.toFixed(2)} (limit ${LIMITS.direct}) and ${edge.toFixed(2)} (limit ${LIMITS.edge})`,
  );
  for (const [at, { name }] of servers.entries()) {
    const rate = median((loads[at] ?? []).map(({ requestsPerSecond }) => requestsPerSecond));
    const p99 = median((loads[at] ?? []).map((one) => one.p99));
    console.log(`    ${name}: ${rate.toFixed(0)} a second, p99 ${p99.toFixed(1)} ms`);
  }
}

for (const gzip of [false, true]) for (const path of PAGES) await compare(path, gzip);
