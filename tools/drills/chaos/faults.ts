/** The gateway breaks in every way under load and comes back: what visitors see meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULT_KINDS, type FaultKind } from '@/tools/gateway/faults';
import type { Site } from '@/tests/support/site';
import {
  faultsOf,
  isComplete,
  request,
  sample,
  timesOf,
  underLoad,
  type Sample,
} from '@/tests/support/load';
import { millis, note, seconds, verdict } from '@/tools/verdict';
import * as pages from './support/pages';
import { until } from './support/process';
import { startWorld, type World } from './support/world';

/** A delay breaks nothing. */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'latency');
/** Busy, but far from the machine's limit. */
const LOAD = { clients: 20, rate: 40 };
const P99_LIMIT_MS = 500;
const HEAL_LIMIT_MS = 30_000;

/** Two uncached pages, two of no record, calls of the browser, a quote and a message. */
function visitsInOutage(coldPaths: string[], kind: FaultKind) {
  return [
    ...coldPaths.map(pages.cold),
    pages.unknown(`/Blog_Detalle/nadie-visito-${kind}`),
    pages.unknown(`/sucursales/nadie-visito-${kind}`),
    pages.api(`/api/search?search=composta-${kind}`),
    pages.api('/api/blog?pagina=1'),
    // A gateway that sends slowly may still accept one in time.
    ...(kind === 'drip' ? [] : pages.submissions(202)),
  ];
}

/** @param length of the load, in ms. */
async function breakOnce(
  world: World,
  site: Site,
  kind: FaultKind,
  coldPaths: string[],
  length: number,
): Promise<void> {
  const { warm, nextWarm } = await pages.warmUp(site.url);
  let others: Sample[] = [];
  let revalidated = 0;
  const cached = await underLoad(site.url, nextWarm, LOAD, async () => {
    await world.break({ kind });
    const end = sleep(length);
    const visits = visitsInOutage(coldPaths, kind).map((target) => sample(site.url, target));
    await sleep(length / 4);
    await world.publish(`Después de ${kind}`);
    revalidated = await world.revalidate(site);
    others = await Promise.all(visits);
    await end;
  });
  await world.break();
  const healed = await heal(site, [...coldPaths, ...warm], `Después de ${kind}`);

  const { p50, p99 } = timesOf(cached);
  const wrong = [...faultsOf(cached), ...faultsOf(others)];
  const slowest = (name: string) =>
    Math.max(0, ...others.filter((one) => one.kind === name).map(({ ms }) => ms));
  const holds =
    wrong.length === 0 && p99 < P99_LIMIT_MS && healed < HEAL_LIMIT_MS && revalidated === 200;
  verdict(
    holds,
    `${kind}: ${cached.length} cached pages, p50 ${millis(p50)}, ` +
      `p99 ${millis(p99)}; cold ${seconds(slowest('cold'))}, API ${seconds(slowest('api'))}, ` +
      `submissions ${seconds(slowest('submission'))}; healed in ${seconds(healed)}`,
    wrong,
  );
}

/** Time until every page is complete and shows what was published during the outage, in ms. */
async function heal(site: Site, paths: string[], mark: string): Promise<number> {
  const ill = new Set(paths);
  return until(async () => {
    for (const path of ill) {
      const { status, body } = await request(site.url + path);
      if (status === 200 && isComplete(body) && body.includes(mark)) ill.delete(path);
    }
    return ill.size === 0;
  }, 2 * HEAL_LIMIT_MS);
}

/** @param length of the load under each fault, in ms. */
export async function faults(length: number): Promise<void> {
  await using world = await startWorld();
  const site = await world.startSite();
  const { warm, others, nextWarm } = await pages.warmUp(site.url);
  const { p50, p99 } = timesOf(await underLoad(site.url, nextWarm, LOAD, () => sleep(length)));
  note(
    `without faults: ${warm.length} page types at ${LOAD.rate}/s, ` +
      `p50 ${millis(p50)}, p99 ${millis(p99)}`,
  );
  for (const [at, kind] of KINDS.entries()) {
    const coldPaths = others.slice(-2 * (at + 1)).slice(0, 2);
    await breakOnce(world, site, kind, coldPaths, length);
  }
  const accepted = await Promise.all(
    pages.submissions(200).map((target) => sample(site.url, target)),
  );
  verdict(faultsOf(accepted).length === 0, 'submissions go through again', faultsOf(accepted));
  const log = site.output();
  const told = pages.TYPED.filter((text) => log.includes(text));
  verdict(told.length === 0, 'nothing typed is in the log', told);
}
