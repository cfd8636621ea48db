import { appendFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES } from '@/tests/instances/support/crashes';
import { expect, htmlOf, test } from '@/tests/instances/support/fixtures';
import { askForAll, STRANGERS, visitBeside } from '@/tests/drills/support/strangers';
import { madeUp, WAYS } from '@/tests/drills/support/ways';
import type { Instance } from '@/tests/instances/support/instance';
import { writeFrom } from '@/tests/support/from-address';
import { memoryEnv } from '@/tests/support/memory-env';
import { peakMemory, resetPeakMemory } from '@/tests/support/peak-memory';
import { median, percentile } from '@/tests/support/statistics';

/* What two visitors notice of strangers at the edge's full rate: nothing else may run beside it. */

test.use({ instanceEnv: memoryEnv() });

const SECONDS = Number(process.env.STRANGER_SECONDS ?? 60);
/** Of the visits, within the limit: half a second of ten may be slow, or 0.6 s of sixty. */
const SHARE = SECONDS < 60 ? 0.95 : 0.99;
const HEADER = `| | Strangers | Way | Stored p50, ms | p${SHARE * 100} | Messages p99 | MB | They got |
| --- | --- | --- | --: | --: | --: | --: | --- |
`;
const MOST_MEMORY = 700 * 1024 * 1024;
/** Of visitors and of what an instance opens by itself. */
const FEW_DESCRIPTORS = 40;
/** Of existing addresses that the made-up ones lead to. */
const FEW_ENTRIES = 20;

/** A row of the table that the drill leaves, and prints: its worker starts anew after a red one. */
async function addRow(cells: readonly (string | number)[]): Promise<void> {
  const file = join(test.info().project.outputDir, 'table.md');
  const row = `| ${cells.join(' | ')} |\n`;
  await mkdir(test.info().project.outputDir, { recursive: true });
  await appendFile(file, HEADER, { flag: 'ax' }).catch(() => undefined);
  await appendFile(file, row);
  console.log(`\n${row}`.trimEnd());
}

/** As an orchestrator does; what a process loads for its first message is no matter of strangers. */
async function putInService({ url }: Instance): Promise<void> {
  await htmlOf(`${url}/api/ready`);
  expect((await writeFrom('127.0.0.4', url)).status).toBe(200);
}

const descriptorsOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length;

for (const { through, most } of [
  { through: 'direct', most: 250 },
  { through: 'through the edge', most: 100 },
] as const) {
  for (const [who, strangers] of Object.entries(STRANGERS)) {
    for (const way of WAYS) {
      test(`${way.name}, ${who}, ${through}`, async ({ edge, instances, gateway }) => {
        const [a] = instances;
        const origin = through === 'direct' ? a.url : edge.url;
        await Promise.all(instances.map(putInService));
        for (const path of PAGES) await htmlOf(origin + path);
        const before = await descriptorsOf(a.pid());
        await resetPeakMemory(a.pid());
        if (way.isGatewaySlow) gateway.faults.add({ kind: 'latency', value: 3_000 });
        const seen = await visitBeside(origin, way, strangers, PAGES, SECONDS);
        gateway.faults.clear();
        const { reads, message99, unread, refused, statuses } = seen;
        const slow = percentile(reads, SHARE);
        const memory = await peakMemory(a.pid());
        const figures = [median(reads), slow, message99, memory / 1024 / 1024].map(Math.round);
        await addRow([through, who, way.name, ...figures, statuses]);
        expect.soft(unread, 'stored pages').toEqual([]);
        expect.soft(slow, 'stored pages').toBeLessThan(most);
        expect.soft(memory).toBeLessThan(MOST_MEMORY);
        const left = expect.poll(() => descriptorsOf(a.pid()), { timeout: 60_000 });
        await left.toBeLessThan(before + FEW_DESCRIPTORS);
        // With a slow gateway a message takes as long as the gateway, and longer to be kept.
        if (way.isGatewaySlow) return;
        expect.soft(refused, 'messages').toEqual([]);
        expect.soft(message99, 'messages').toBeLessThan(1_000);
      });
    }
  }
}

test('20,000 made-up addresses are kept nowhere, and put nothing out', async ({
  edge,
  redis,
  instances: [a, b],
}) => {
  test.setTimeout(1_500_000);
  const visited = async () => {
    for (const path of PAGES) await htmlOf(edge.url + path);
  };
  const shared = async () => Number((await redis.command('DBSIZE')).slice(1));
  await Promise.all([a, b].map(putInService));
  await visited();
  const before = { a: await a.kept(), b: await b.kept(), edge: await edge.kept() };
  const sharedBefore = await shared();
  const paths = Array.from({ length: 20_000 }, (_, turn) => madeUp(turn));
  const refused = (await askForAll(edge.url, paths)).filter((status) => status === 503);
  // What is refused fills nothing either, and proves nothing.
  expect(refused.length).toBeLessThan(paths.length / 100);
  await visited();
  expect(await edge.kept()).toBeLessThanOrEqual(before.edge + FEW_ENTRIES);
  // Beside these a count for each address that looks at folios.
  expect(await shared()).toBeLessThan(sharedBefore + 100 + FEW_ENTRIES);
  for (const [instance, kept] of [
    [a, before.a],
    [b, before.b],
  ] as const) {
    const now = await instance.kept();
    expect(now.filter((path) => !kept.includes(path)).length).toBeLessThan(FEW_ENTRIES);
    expect(kept.filter((path) => !now.includes(path))).toEqual([]);
  }
});
