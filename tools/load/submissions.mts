/**
 * `npm run bench -- submissions`: what it costs that a lead is stored before it is sent. Quotes go in turn
 * to a site that cannot store them (they go straight to the gateway), to one with SQLite and, where it
 * is installed, to one with PostgreSQL; then a cached page is visited while quotes come in, and while
 * none do. Needs a build. Limits: a median 10 ms longer, cached pages 10 ms.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startGateway } from '../gateway/server';
import { newKey } from '../../lib/features/leads/key-ring.mts';
import { hasPostgres, startPostgres } from '../../tests/support/postgres';
import { startSite, type Site } from '../../tests/support/site';
import { quoteFields } from '../../tests/support/submission-payloads';

const LIMIT_MS = 10;
const PAGE = '/blog';
const VISITS = 400;
/** Between two quotes while the page is visited, in ms. */
const QUOTE_PAUSE_MS = 50;

const { values } = parseArgs({ options: { quotes: { type: 'string', default: '300' } } });

let client = 0;

async function sendQuote({ url }: Site): Promise<number> {
  client += 1;
  const started = performance.now();
  const response = await fetch(`${url}/api/quote`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // Each from a client of its own, since they are limited.
      'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
    },
    body: JSON.stringify({ ...quoteFields, submission: randomUUID(), elapsed: 60_000 }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`A quote got ${response.status}: ${text}`);
  return performance.now() - started;
}

async function visit({ url }: Site): Promise<number> {
  const started = performance.now();
  await (await fetch(url + PAGE)).arrayBuffer();
  return performance.now() - started;
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const figures = (times: readonly number[]) =>
  [0.5, 0.95].map((share) => at(times, share).toFixed(1)).join(', ');

/** Times of visits to the cached page, with quotes meanwhile or without. */
async function visits(site: Site, hasQuotes: boolean): Promise<number[]> {
  let isOver = false;
  const quotes = (async () => {
    while (hasQuotes && !isOver) {
      await sendQuote(site);
      await sleep(QUOTE_PAUSE_MS);
    }
  })();
  const times: number[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    times.push(await visit(site));
    await sleep(5);
  }
  isOver = true;
  await quotes;
  return times;
}

async function run(): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const { path: folder } = ends.use(await mkdtempDisposable(join(tmpdir(), 'bench-submissions-')));
  const postgres = hasPostgres() ? await startPostgres({ flushes: true }) : undefined;
  ends.defer(async () => postgres?.stop());
  const gateway = ends.use(await startGateway({ dataDir: join(folder, 'gateway') }));
  const sites = new Map<string, Site>();
  const start = async (name: string, env: Record<string, string>) => {
    const common = { GATEWAY_URL: gateway.url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
    sites.set(name, ends.use(await startSite({ ...common, ...env })));
  };
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  await start('not stored', { EMBEDDED_DATA_DIR: file });
  await start('SQLite', {});
  if (postgres) await start('PostgreSQL', { DATABASE_URL: postgres.url, LEADS_KEY: newKey() });
  const times = new Map([...sites.keys()].map((name) => [name, [] as number[]]));
  for (const site of sites.values()) for (let n = 0; n < 20; n += 1) await sendQuote(site);
  for (let n = 0; n < Number(values.quotes); n += 1) {
    for (const [name, site] of sites) times.get(name)?.push(await sendQuote(site));
  }
  const baseline = at(times.get('not stored') ?? [], 0.5);
  console.log('| A quote, ms (median, 95 %) | |\n| --- | ---: |');
  for (const [name, own] of times) {
    console.log(`| ${name} | ${figures(own)} |`);
    if (at(own, 0.5) > baseline + LIMIT_MS) process.exitCode = 1;
  }
  const stored = sites.get('SQLite');
  if (!stored) return;
  await visits(stored, false);
  const quiet = await visits(stored, false);
  const busy = await visits(stored, true);
  console.log(`| cached page, no quotes | ${figures(quiet)} |`);
  console.log(`| cached page while quotes come in | ${figures(busy)} |`);
  if (at(busy, 0.5) > at(quiet, 0.5) + LIMIT_MS) process.exitCode = 1;
}

await run();
