/**
 * `npm run bench -- search`: how well the site's own search finds the known results of 150 searches
 * (tests/search/golden.json), and how long it takes with the content of the growth benchmark, in
 * milliseconds of processor. Fails beyond its limits. It does not print the held-out searches.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/tools/gateway/server';
import { EMBEDDED, WHOLE, writeManyRecords } from './support/many-records';
import { collectedMb, longestTurn, spentMs } from './support/processor-time';

const LEAST_MRR = 0.85;
const MOST_P95_MS = 20;
const MOST_TURN_MS = 50;
const ROUNDS = 9;

let failed = 0;
const check = (holds: boolean, text: string) => {
  if (!holds) failed += 1;
  console.log(`${holds ? '✓' : '✗'} ${text}`);
};

const contentDir = await mkdtemp(join(tmpdir(), 'search-quality-'));
await writeManyRecords(contentDir, EMBEDDED);
const gateway = await startGateway({ contentDir });
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
    check(mrr >= LEAST_MRR, `${name}, ${searches.length}: MRR@10 ${mrr.toFixed(3)}`);
    check(empty.length === 0, `${name}: ${empty.length} without an answer`);
    console.log(`  ${name}: hits@1 ${(hits * 100).toFixed(0)} %`);
    if (searches !== tuned) continue;
    for (const { query, place } of missed) console.log(`    "${query}": ${place || 'not found'}`);
  }
}

function reportTimes(index: Index): void {
  const times = [...tuned, ...heldOut].map(({ query }) => {
    const before = spentMs();
    for (let round = 0; round < ROUNDS; round += 1) searchEntries(index, query);
    return (spentMs() - before) / ROUNDS;
  });
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  console.log(`  p50 ${at(0.5).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`);
  check(at(0.95) < MOST_P95_MS, `p95 ${at(0.95).toFixed(1)} ms`);
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
  check(longest <= MOST_TURN_MS, `others wait ${longest.toFixed(0)} ms for their turn at most`);
  reportTimes(whole);
  const [own, held] = [tuned, heldOut].map((searches) => qualityOf(whole, searches).mrr.toFixed(3));
  console.log(`  MRR@10 ${own}, held out ${held}`);
}

try {
  const small = await buildIndex(await readSources());
  console.log(`Embedded content, ${small.entries.size} entries`);
  reportQuality(small);
  await reportGrowth();
} finally {
  await gateway.stop();
  await rm(contentDir, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
