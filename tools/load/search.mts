/**
 * `npm run bench -- search`: how well the site's own search finds the known results of 150 searches
 * (tests/search/golden.json), and how long it takes with the content of the growth benchmark, in
 * milliseconds of processor. Fails beyond its limits. It does not print the held-out searches.
 */
import { percentile } from '@/tests/support/statistics';
import { verdict } from '@/tools/verdict';
import { EMBEDDED, startManyRecords, WHOLE, writeManyRecords } from './support/many-records';
import { costOf, searchTimes } from './support/processor-time';

const LEAST_MRR = 0.85;
const MOST_P95_MS = 20;
const MOST_TURN_MS = 50;
const ROUNDS = 9;

await using gateway = await startManyRecords(EMBEDDED);
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

async function reportGrowth(): Promise<void> {
  await writeManyRecords(gateway.contentDir, WHOLE);
  const sources = await readSources();
  const { index, ms, longest, megabytes } = await costOf(() => buildIndex(sources));
  console.log(`Growth content, ${index.entries.size} entries`);
  console.log(`  built in ${ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`);
  verdict(longest <= MOST_TURN_MS, `others wait ${longest.toFixed(0)} ms for their turn at most`);
  const queries = [...tuned, ...heldOut].map(({ query }) => query);
  const times = searchTimes(queries, ROUNDS, (query) => searchEntries(index, query));
  const p95 = percentile(times, 0.95);
  verdict(p95 < MOST_P95_MS, `p95 ${p95.toFixed(1)} ms`);
  const [own, held] = [tuned, heldOut].map((searches) => qualityOf(index, searches).mrr.toFixed(3));
  console.log(`  MRR@10 ${own}, held out ${held}`);
}

const small = await buildIndex(await readSources());
console.log(`Embedded content, ${small.entries.size} entries`);
reportQuality(small);
await reportGrowth();
