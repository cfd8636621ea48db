/** Minutes of mixed load with faults that come and go: memory stays flat. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULT_KINDS } from '@/tools/gateway/faults';
import { faultsOf, timesOf, underLoad, type Target } from '@/tests/support/load';
import type { Site } from '@/tests/support/site';
import { megabytes, millis, verdict } from '@/tools/verdict';
import * as pages from './support/pages';
import { settled } from './support/process';
import { startWorld, type World } from './support/world';

const MB = 1024 * 1024;
const GROWTH_LIMIT = 50 * MB;
const LOAD = { clients: 20, rate: 30 };
/** A fault and the calm after it, in ms. */
const FAULT_MS = 6_000;
const CALM_MS = 6_000;
const SETTLE_MS = 12_000;

const pick = <T>(items: readonly T[]): T | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Any response passes: the expected one depends on faults that come and go. */
const anyOf = (target: Target): Target => ({ ...target, check: () => undefined });

/** Mostly cached pages, with some calls, unknown names and submissions. */
function mixed(nextWarm: () => Target): () => Target {
  let turn = 0;
  return () => {
    turn += 1;
    if (turn % 40 === 0) return anyOf(pages.submissions(200)[turn % 80 === 0 ? 1 : 0]);
    if (turn % 11 === 0) return anyOf(pages.cold(`/Blog_Detalle/nadie-${turn}`));
    if (turn % 7 === 0) return pages.api(`/api/search?search=composta+${turn}`);
    return nextWarm();
  };
}

async function comeAndGo(world: World, site: Site, whileMs: number): Promise<void> {
  for (const end = Date.now() + whileMs; Date.now() < end;) {
    const kind = pick(FAULT_KINDS);
    if (kind)
      await world.break({ kind, path: pick([undefined, '/web/blog', '/web/business-unit']) });
    await sleep(FAULT_MS / 2);
    await world.revalidate(site);
    await sleep(FAULT_MS / 2);
    await world.break();
    await sleep(CALM_MS);
  }
}

export async function soak(minutes: number): Promise<void> {
  await using world = await startWorld();
  const site = await world.startSite();
  const { nextWarm } = await pages.warmUp(site.url);
  const run = (ms: number) =>
    underLoad(site.url, mixed(nextWarm), LOAD, () => comeAndGo(world, site, ms));
  const length = minutes * 60_000;
  // Caches fill and code is compiled in the first fifth.
  await run(length / 5);
  const before = await settled(site, SETTLE_MS);
  const samples = await run(length);
  const after = await settled(site, SETTLE_MS);
  const wrong = faultsOf(samples);
  const cached = samples.filter(({ kind }) => kind === 'page');
  verdict(
    wrong.length === 0 && after.resident - before.resident < GROWTH_LIMIT,
    `soak of ${minutes} min: ${samples.length} requests, cached pages p99 ` +
      `${millis(timesOf(cached).p99)}; memory ${megabytes(before.resident)} → ${megabytes(after.resident)}, ` +
      `in use ${megabytes(before.used)} → ${megabytes(after.used)}`,
    wrong,
  );
}
