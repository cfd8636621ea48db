/** Thousands of random URLs at once, while the gateway takes three seconds per response. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Flooded } from './support/flood';
import { request, percentile, underLoad } from './support/load';
import * as pages from './support/pages';
import { faultsOf, megabytes, millis, note, verdict } from './support/report';
import { settled } from './support/process';
import { startWorld } from './support/world';

const LATENCY_MS = 3_000;
const P99_LIMIT_MS = 500;
/** Requests a second for cached pages meanwhile. */
const RATE = 20;

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
  const { warm } = pages.shareOut(await pages.sitemapPaths(site.url));
  for (const path of warm) await request(site.url + path);
  await world.break({ kind: 'latency', value: LATENCY_MS });
  let flooded: Flooded | undefined;
  const cached = await underLoad(site.url, pages.inTurn(warm.map(pages.cached)), RATE, async () => {
    await sleep(1_000);
    flooded = await flood(site.url, count);
  });
  await world.break();
  const { statuses, wrong } = flooded ?? { statuses: [], wrong: [] };
  const counts = statuses.map(([status, times]) => `${status} × ${times}`).join(', ');
  note(`${count} random URLs at once: ${counts}`);
  const { resident } = await settled(site, 5_000);
  const p99 = percentile(cached, 0.99);
  const faults = [...faultsOf(cached), ...wrong];
  verdict(
    faults.length === 0 && p99 < P99_LIMIT_MS,
    `cold: ${cached.length} cached pages meanwhile, p50 ${millis(percentile(cached, 0.5))}, ` +
      `p99 ${millis(p99)} (limit ${P99_LIMIT_MS} ms), memory ${megabytes(resident)}`,
    faults,
  );
}
