import { setTimeout as sleep } from 'node:timers/promises';
import { PAGES } from '@/tests/instances/support/visits';
import { expect, htmlOf, test } from '@/tests/instances/support/fixtures';
import { sendFrom, writeFrom, type Sent } from '@/tests/support/from-address';
import { median, percentile } from '@/tests/support/load';
import { memoryEnv, peakMemory, resetPeakMemory } from '@/tests/support/memory';

/* Measures how one client at the edge's full rate affects ordinary visitors. Run nothing else beside it. */

const SECONDS = Number(process.env.STRANGER_SECONDS ?? 60);
/** Just below the edge's limit for one client. */
const REQUESTS_PER_SECOND = 45;
const READS_PER_SECOND = 20;
const MESSAGES_PER_SECOND = 0.5;
const MOST_READ_MS = 250;
const MOST_MESSAGE_MS = 1_500;
const MOST_MEMORY = 700 * 1024 * 1024;

/** The requests of the abusive client, by the number of the request. */
const WAYS: { name: string; path: (turn: number) => string; isGatewaySlow?: boolean }[] = [
  { name: 'unknown branches', path: (turn) => `/sucursales/nadie-${turn}`, isGatewaySlow: true },
  { name: 'searches', path: (turn) => `/api/search?search=nadie${turn}`, isGatewaySlow: true },
  { name: 'files', path: (turn) => `/archivos/nada-${turn}.pdf`, isGatewaySlow: true },
  { name: 'a thousand names in a query', path: () => `/?${'a&'.repeat(1_000)}` },
  { name: 'names that no page reads', path: (turn) => `/blog?nada=${turn}` },
  {
    name: 'spellings of a picture',
    path: (turn) => `/_next/image?url=%2Farchivos%2Fhero-1.webp%23${turn}&w=1200&q=75`,
  },
  { name: 'sitemaps', path: () => '/sitemap-paginas-1.xml' },
];

test.use({ instanceEnv: memoryEnv() });

/** Sends requests at a fixed rate without waiting for earlier ones. Returns the responses. */
async function keepSending(rate: number, send: (turn: number) => Promise<Sent>): Promise<Sent[]> {
  const began = performance.now();
  const sent: Promise<Sent>[] = [];
  for (let turn = 0; performance.now() - began < SECONDS * 1_000; turn += 1) {
    sent.push(send(turn));
    await sleep(Math.max(0, began + ((turn + 1) * 1_000) / rate - performance.now()));
  }
  return Promise.all(sent);
}

const refusedOf = (all: readonly Sent[]) =>
  all.map(({ status }) => status).filter((status) => status !== 200);

for (const { name, path, isGatewaySlow } of WAYS) {
  test(`requests for ${name} at full rate do not slow other visitors down`, async ({
    edge,
    instances,
    gateway,
  }) => {
    for (const instance of instances) {
      await htmlOf(`${instance.url}/api/ready`);
      // The first message loads code.
      expect((await writeFrom('127.0.0.4', instance.url)).status).toBe(200);
      // Later every instance stores all pages by itself.
      for (const page of PAGES) await htmlOf(instance.url + page);
    }
    for (const page of PAGES) await htmlOf(edge.url + page);
    const pid = instances[0].pid();
    await resetPeakMemory(pid);
    if (isGatewaySlow) gateway.faults.add({ kind: 'latency', value: 3_000 });
    const [reads, messages] = await Promise.all([
      keepSending(READS_PER_SECOND, (turn) =>
        sendFrom('127.0.0.3', edge.url + PAGES[turn % PAGES.length]),
      ),
      keepSending(MESSAGES_PER_SECOND, (turn) => writeFrom(`127.0.1.${1 + turn}`, edge.url)),
      keepSending(REQUESTS_PER_SECOND, (turn) => sendFrom('127.0.0.2', edge.url + path(turn))),
    ]);
    gateway.faults.clear();
    const times = reads.map(({ ms }) => ms);
    const slow = percentile(times, 0.99);
    const memory = await peakMemory(pid);
    console.log(
      `  ${name}: pages p50 ${Math.round(median(times))} ms, p99 ${Math.round(slow)} ms; ` +
        `${Math.round(memory / 1024 / 1024)} MB`,
    );
    expect.soft(refusedOf(reads), 'pages').toEqual([]);
    expect.soft(slow, 'pages').toBeLessThan(MOST_READ_MS);
    expect.soft(memory).toBeLessThan(MOST_MEMORY);
    // A slow gateway also takes three seconds for a message.
    if (isGatewaySlow) return;
    expect.soft(refusedOf(messages), 'messages').toEqual([]);
    expect
      .soft(
        percentile(
          messages.map(({ ms }) => ms),
          0.99,
        ),
      )
      .toBeLessThan(MOST_MESSAGE_MS);
  });
}
