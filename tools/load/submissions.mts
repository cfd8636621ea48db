/**
 * `npm run bench -- submissions`: what it costs that a lead is stored before it is sent. Quotes go in turn
 * to a site that cannot store them (they go straight to the gateway), to one with SQLite and, where it
 * is installed, to one with PostgreSQL; then a cached page is visited while quotes come in, and while
 * none do. Needs a build. Limits: a median 10 ms longer, cached pages 10 ms.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import { faultsOf, request, sample, underLoad, type Target } from '@/tests/support/load';
import { hasPostgres, startPostgres } from '@/tests/support/postgres';
import { startSite, type Site } from '@/tests/support/site';
import { median, percentile } from '@/tests/support/statistics';
import { formRequest, quoteFields } from '@/tests/support/submission-payloads';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startGateway } from '@/tools/gateway/server';
import { verdict } from '@/tools/verdict';
import { makeTable } from './support/table';

const LIMIT_MS = 10;
const PAGE = '/blog';
const VISITS = 400;
/** Quotes while the page is visited. */
const LOAD = { clients: 1, rate: 20 };

const { values } = parseArgs({ options: { quotes: { type: 'string', default: '300' } } });

const quote = (): Target => ({
  kind: 'quote',
  path: '/api/quote',
  init: formRequest(quoteFields),
  check: ({ status, body }) => (status === 200 ? undefined : body),
});

async function sendQuote({ url }: Site): Promise<number> {
  const { fault, ms } = await sample(url, quote());
  if (fault !== undefined) throw new Error(`A quote was not accepted: ${fault}`);
  return ms;
}

/** Times of visits to the cached page. */
async function visits({ url }: Site): Promise<number[]> {
  const times: number[] = [];
  while (times.length < VISITS) {
    times.push((await request(url + PAGE)).ms);
    await sleep(5);
  }
  return times;
}

await using folder = await temporaryFolder('bench-submissions');
await using postgres = hasPostgres() ? await startPostgres({ flushes: true }) : undefined;
await using gateway = await startGateway({ dataDir: join(folder.path, 'gateway') });
const start = (env: Record<string, string>) =>
  startSite({ GATEWAY_URL: gateway.url, TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...env });
const noFolder = join(folder.path, 'no-folder');
await writeFile(noFolder, '');
await using unstored = await start({ EMBEDDED_DATA_DIR: noFolder });
await using stored = await start({});
await using shared = postgres && (await start({ DATABASE_URL: postgres.url, LEADS_KEY: newKey() }));

const sites = [
  { name: 'not stored', site: unstored, times: [] as number[] },
  { name: 'SQLite', site: stored, times: [] as number[] },
  ...(shared ? [{ name: 'PostgreSQL', site: shared, times: [] as number[] }] : []),
];
for (const { site } of sites) for (let n = 0; n < 20; n += 1) await sendQuote(site);
for (let n = 0; n < Number(values.quotes); n += 1)
  for (const { site, times } of sites) times.push(await sendQuote(site));

await visits(stored);
const quiet = await visits(stored);
let busy: number[] = [];
const quotes = await underLoad(stored.url, quote, LOAD, async () => {
  busy = await visits(stored);
});
const rows = [
  ...sites,
  { name: 'cached page, no quotes', times: quiet },
  { name: 'cached page while quotes come in', times: busy },
].map(({ name, times }) => [name, median(times).toFixed(1), percentile(times, 0.95).toFixed(1)]);
console.log(await makeTable(['A quote, ms', 'Median', '95 %'], rows));

/** @param what takes no longer, in the median, than what it is compared with. */
function compare(what: string, times: number[], than: number[]): void {
  const more = median(times) - median(than);
  verdict(more <= LIMIT_MS, `${what}: ${more.toFixed(1)} ms more (limit ${LIMIT_MS} ms)`);
}
const [{ times: baseline } = { times: [] }, ...others] = sites;
for (const { name, times } of others) compare(name, times, baseline);
compare('cached page while quotes come in', busy, quiet);
verdict(faultsOf(quotes).length === 0, `${quotes.length} quotes meanwhile`, faultsOf(quotes));
