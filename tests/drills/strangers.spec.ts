import { readdir } from 'node:fs/promises';
import { PAGES } from '@/tests/instances/support/crashes';
import { expect, htmlOf, test } from '@/tests/instances/support/fixtures';
import { askForAll, STRANGERS, visitBeside } from '@/tests/drills/support/strangers';
import { WAYS } from '@/tests/drills/support/ways';
import { memoryEnv } from '@/tests/support/memory-env';
import { peakMemory, resetPeakMemory } from '@/tests/support/peak-memory';

/* What two visitors notice of strangers at the edge's full rate: nothing else may run beside it. */

test.use({ instanceEnv: memoryEnv() });

const SECONDS = Number(process.env.STRANGER_SECONDS ?? 60);
const MOST_MEMORY = 700 * 1024 * 1024;
/** Of visitors and of what an instance opens by itself. */
const FEW_DESCRIPTORS = 40;

const descriptorsOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length;

for (const { through, most } of [
  { through: 'direct', most: 250 },
  { through: 'through the edge', most: 100 },
] as const) {
  for (const [who, strangers] of Object.entries(STRANGERS)) {
    for (const way of WAYS) {
      test(`${way.name}, ${who}, ${through}`, async ({ edge, instances: [a], gateway }) => {
        const origin = through === 'direct' ? a.url : edge.url;
        for (const path of PAGES) await htmlOf(origin + path);
        const before = await descriptorsOf(a.pid());
        await resetPeakMemory(a.pid());
        if (way.isGatewaySlow) gateway.faults.add({ kind: 'latency', value: 3_000 });
        const seen = await visitBeside(origin, way, strangers, PAGES, SECONDS);
        gateway.faults.clear();
        const { p50, p99, message99, unread, refused, statuses } = seen;
        const memory = await peakMemory(a.pid());
        const ms = (value: number) => `${Math.round(value)} ms`;
        console.log(
          `  ${through}, ${who}, ${way.name}: stored p50 ${ms(p50)}, p99 ${ms(p99)}; messages p99 ` +
            `${ms(message99)}; ${Math.round(memory / 1024 / 1024)} MB; they got ${statuses}`,
        );
        expect.soft(unread, 'stored pages').toEqual([]);
        expect.soft(p99, 'stored pages').toBeLessThan(most);
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
  instances: [a, b],
}) => {
  test.setTimeout(900_000);
  const visited = async () => {
    for (const path of PAGES) await htmlOf(edge.url + path);
  };
  await visited();
  const before = { a: await a.kept(), b: await b.kept(), edge: await edge.kept() };
  const forms = WAYS.filter(({ headers, isGatewaySlow }) => !headers && !isGatewaySlow);
  const madeUp = (turn: number) => [
    `/inventada-${turn}`,
    `/blog/inventada-${turn}`,
    `/sucursales/campeche/inventada-${turn}`,
    `/blog?nada=${turn}`,
    `/archivos/inventada-${turn}.png`,
    `/_next/image?url=%2Farchivos%2Finventada-${turn}.png&w=640&q=75`,
    `/_next/image?url=%2Farchivos%2Fhero-1.webp&w=${turn}&q=75`,
    `/compartir/inventada-${turn}.png`,
    ...forms.map(({ path }) => path(turn)),
  ];
  const paths = Array.from({ length: 2_000 }, (_, turn) => madeUp(turn))
    .flat()
    .slice(0, 20_000);
  await askForAll(edge.url, paths);
  await visited();
  expect(await edge.kept()).toBeLessThanOrEqual(before.edge + 20);
  for (const [instance, kept] of [
    [a, before.a],
    [b, before.b],
  ] as const) {
    const now = await instance.kept();
    expect(now.filter((path) => !kept.includes(path)).length).toBeLessThan(20);
    expect(kept.filter((path) => !now.includes(path))).toEqual([]);
  }
});
