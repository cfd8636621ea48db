/**
 * `npm run bench -- zones`: the zone finder with 1,400 branches and 8,400 zones, all of different names
 * where the catalogue of municipalities has enough of them: what its index costs, and how long a
 * search takes, in milliseconds of processor. Fails beyond its limits.
 */
import municipalities from '@/data/municipalities.json';
import { median, percentile } from '@/tests/support/statistics';
import { verdict } from '@/tools/verdict';
import { startManyRecords, WHOLE } from './support/many-records';
import { costOf, searchTimes, spentMs } from './support/processor-time';

const ZONES_PER_BRANCH = 6;
const MOST_MS = 100;
const MOST_TURN_MS = 15;
const ROUNDS = 15;

/** As typed, letter by letter: zones, cities, codes, abbreviations, typos, nothing. */
const TERMS = [
  'Cumbres',
  'Santa Catarina',
  'Col. Centro Monterrey',
  'Sta. Maria del Rio',
  'Guadalupe Nuevo Leon',
  'San Nicolas de los Garza 701',
  'Gral. Escobedo',
  '64440',
  '64500',
  'Tlaquepaqe',
  'zzzzzz zzzzzz',
];

await using gateway = await startManyRecords(WHOLE);
// Read when the first module of lib/ is loaded.
process.env.GATEWAY_URL = gateway.url;
const { getZonedBranches } = await import('@/lib/content/gateway/branches');
const { listOrEmpty } = await import('@/lib/content/gateway/result');
const { buildZoneIndex } = await import('@/lib/features/zone-finder/zone-index');
const { findZones } = await import('@/lib/features/zone-finder/find-zones');

async function manyBranches() {
  const listed = listOrEmpty(await getZonedBranches());
  return listed.map((branch, at) => ({
    ...branch,
    zones: Array.from({ length: ZONES_PER_BRANCH }, (_, index) => {
      const number = at * ZONES_PER_BRANCH + index;
      const { name = '' } = municipalities[number % municipalities.length] ?? {};
      const zone = branch.zones[index % branch.zones.length];
      if (!zone) throw new Error(`${branch.name} has no zones`);
      return { ...zone, id: number, title: name };
    }),
  }));
}

/** Each beginning of each term, as it is typed. */
const typed = TERMS.flatMap((term) =>
  Array.from({ length: term.length - 1 }, (_, at) => term.slice(0, at + 2)),
);

const branches = await manyBranches();
const turns: number[] = [];
const builds: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const cost = await costOf(() => buildZoneIndex(branches));
  turns.push(cost.longest);
  builds.push(cost.ms);
}
const { index, megabytes } = await costOf(() => buildZoneIndex(branches));
console.log(`${index.documents.length} zones, ${index.vocabulary.length} words`);
console.log(`  built in ${median(builds).toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
// The median: a collection of what came before takes longer than a turn.
const wait = median(turns);
verdict(wait <= MOST_TURN_MS, `others wait ${wait.toFixed(0)} ms for their turn at most`);
const cold = spentMs();
findZones(index, 'Cadereyta');
const first = spentMs() - cold;
verdict(first < MOST_MS, `the first search takes ${first.toFixed(1)} ms`);
const times = searchTimes(typed, ROUNDS, (term) => findZones(index, term));
const p99 = percentile(times, 0.99);
verdict(p99 < MOST_MS, `p99 ${p99.toFixed(1)} ms`);
