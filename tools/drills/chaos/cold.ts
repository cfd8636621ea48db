/** Thousands of random URLs at once, while the gateway takes three seconds per response. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { faultsOf, timesOf, underLoad } from '@/tests/support/load';
import { tally } from '@/tests/support/statistics';
import { megabytes, millis, note, verdict } from '@/tools/verdict';
import type { Flooded } from './support/flood';
import { warmUp } from './support/pages';
import { settled } from './support/process';
import { startWorld } from './support/world';

const LATENCY_MS = 3_000;
const P99_LIMIT_MS = 500;
/** For cached pages meanwhile. */
const LOAD = { clients: 20, rate: 20 };

async function flood(site: string, count: number): Promise<Flooded> {
  const script = fileURLToPath(new URL('support/flood.ts', import.meta.url));
  const child = fork(script, [site, String(count)]);
  let flooded: Flooded = { statuses: [], wrong: ['the flood told nothing'] };
  child.on('message', (message: Flooded) => (flooded = message));
  await once(child, 'exit');
  return flooded;
}

/** @param count of random URLs, half of them branches, half of them posts. */
export async function coldPages(count: number): Promise<void> {
  await using world = await startWorld();
  const site = await world.startSite();
  const { nextWarm } = await warmUp(site.url);
  await world.break({ kind: 'latency', value: LATENCY_MS });
  let flooded: Flooded = { statuses: [], wrong: [] };
  const cached = await underLoad(site.url, nextWarm, LOAD, async () => {
    await sleep(1_000);
    flooded = await flood(site.url, count);
  });
  await world.break();
  const { statuses, wrong } = flooded;
  note(`${count} random URLs at once: ${tally(statuses)}`);
  const { resident } = await settled(site, 5_000);
  const { p50, p99 } = timesOf(cached);
  const faults = [...faultsOf(cached), ...wrong];
  verdict(
    faults.length === 0 && p99 < P99_LIMIT_MS,
    `cold: ${cached.length} cached pages meanwhile, p50 ${millis(p50)}, ` +
      `p99 ${millis(p99)} (limit ${P99_LIMIT_MS} ms), memory ${megabytes(resident)}`,
    faults,
  );
}
