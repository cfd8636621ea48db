/**
 * `npm run bench -- search`: how well the site's own search finds the known results of 150 searches
 * (tests/search/golden.json), and how long it takes with the content of the growth benchmark, in
 * milliseconds of processor. Fails beyond its limits. It does not print the held-out searches.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFailed, verdict } from '@/tools/drills/chaos/support/report';
import { startGateway } from '@/tools/gateway/server';
import { EMBEDDED, WHOLE, writeManyRecords } from './support/many-records';
import { collectedMb, longestTurn, searchTimes, spentMs } from './support/processor-time';

const LEAST_MRR = 0.85;
const MOST_P95_MS = 20;
const MOST_TURN_MS = 50;
const ROUNDS = 9;

await using content = await mkdtempDisposable(join(tmpdir(), 'search-quality-'));
const contentDir = content.path;
await writeManyRecords(contentDir, EMBEDDED);
await using gateway = await startGateway({ contentDir });
// Read when the first module of lib/ is loaded.
process.env.GATEWAY_URL = gateway.url;
const { buildIndex, heldOut, qualityOf, readSources, tuned } =
  await import('@/tests/search/quality');
const { searchEntries } = await import('@/lib/features/search/search');
type Index = Awaited<ReturnType<typeof buildIndex>>;

function reportQuality(index: Index): void {
  for (const [name, searches] of [
    ['tuned', tuned],
    ['held out', heldOut],
  ] as const) {
    const { mrr, hits, empty, missed } = qualityOf(index, searches);
    verdict(mrr >= LEAST_MRR, `${name}, ${searches.length}: MRR@10 ${mrr.toFixed(3)}`);
    verdict(empty.length === 0, `${name}: ${empty.length} without an answer`);
    console.log(`  ${name}: hits@1 ${(hits * 100).toFixed(0)} %`);
    if (searches !== tuned) continue;
    for (const { query, place } of missed) console.log(`    "${query}": ${place || 'not found'}`);
  }
}

function reportTimes(index: Index): void {
  const queries = [...tuned, ...heldOut].map(({ query }) => query);
  const at = searchTimes(queries, ROUNDS, (query) => searchEntries(index, query));
  verdict(at(0.95) < MOST_P95_MS, `p95 ${at(0.95).toFixed(1)} ms`);
}

async function reportGrowth(): Promise<void> {
  await writeManyRecords(contentDir, WHOLE);
  const sources = await readSources();
  const before = collectedMb();
  const began = spentMs();
  const building = buildIndex(sources);
  const longest = await longestTurn(building);
  const whole = await building;
  const ms = spentMs() - began;
  console.log(`Growth content, ${whole.entries.size} entries`);
  console.log(`  built in ${ms.toFixed(0)} ms, ${(collectedMb() - before).toFixed(0)} MB`);
  verdict(longest <= MOST_TURN_MS, `others wait ${longest.toFixed(0)} ms for their turn at most`);
  reportTimes(whole);
  const [own, held] = [tuned, heldOut].map((searches) => qualityOf(whole, searches).mrr.toFixed(3));
  console.log(`  MRR@10 ${own}, held out ${held}`);
}

const small = await buildIndex(await readSources());
console.log(`Embedded content, ${small.entries.size} entries`);
reportQuality(small);
await reportGrowth();
process.exitCode = hasFailed() ? 1 : 0;
