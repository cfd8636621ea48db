/** The gateway breaks in every way under load and comes back: what visitors see meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from '@/tools/gateway/faults';
import type { Site } from '@/tests/support/site';
import { request, percentile, sample, underLoad, type Sample } from './support/load';
import * as pages from './support/pages';
import { until } from './support/process';
import { faultsOf, millis, note, seconds, verdict } from './support/report';
import { startWorld, type World } from './support/world';

const KINDS: FaultKind[] = [
  'hang',
  'drip',
  'status',
  'html',
  'truncated',
  'wrong-type',
  'huge',
  'reset',
  'hang-after',
  'reset-after',
  'garbage-json-200-code-500',
];
/** Requests a second: busy, but far from the machine's limit. */
const RATE = 40;
const P99_LIMIT_MS = 500;
const HEAL_LIMIT_MS = 30_000;

async function settle(world: World, site: Site, warm: string[]): Promise<void> {
  await world.break();
  for (const path of warm) await request(site.url + path);
}

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

async function breakOnce(world: World, site: Site, kind: FaultKind, plan: Plan): Promise<void> {
  const { warm, coldPaths, length } = plan;
  await settle(world, site, warm);
  let others: Sample[] = [];
  let revalidated = 0;
  const cached = await underLoad(site.url, pages.inTurn(warm.map(pages.cached)), RATE, async () => {
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

  const p99 = percentile(cached, 0.99);
  const wrong = [...faultsOf(cached), ...faultsOf(others)];
  const slowest = (name: string) =>
    Math.max(0, ...others.filter((one) => one.kind === name).map(({ ms }) => ms));
  const holds =
    wrong.length === 0 && p99 < P99_LIMIT_MS && healed < HEAL_LIMIT_MS && revalidated === 200;
  verdict(
    holds,
    `${kind}: ${cached.length} cached pages, p50 ${millis(percentile(cached, 0.5))}, ` +
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
      if (status === 200 && pages.isComplete(body) && body.includes(mark)) ill.delete(path);
    }
    return ill.size === 0;
  }, 2 * HEAL_LIMIT_MS);
}

interface Plan {
  warm: string[];
  coldPaths: string[];
  length: number;
}

/** @param length of the load under each fault, in ms. */
export async function faults(length: number): Promise<void> {
  await using world = await startWorld();
  const site = await world.startSite();
  const { warm, others } = pages.shareOut(await pages.sitemapPaths(site.url));
  await settle(world, site, warm);
  const baseline = await underLoad(site.url, pages.inTurn(warm.map(pages.cached)), RATE, () =>
    sleep(length),
  );
  note(
    `without faults: ${warm.length} page types at ${RATE}/s, ` +
      `p50 ${millis(percentile(baseline, 0.5))}, p99 ${millis(percentile(baseline, 0.99))}`,
  );
  for (const [at, kind] of KINDS.entries()) {
    const coldPaths = others.slice(-2 * (at + 1)).slice(0, 2);
    await breakOnce(world, site, kind, { warm, coldPaths, length });
  }
  const accepted = await Promise.all(
    pages.submissions(200).map((target) => sample(site.url, target)),
  );
  verdict(faultsOf(accepted).length === 0, 'submissions go through again', faultsOf(accepted));
  const log = site.output();
  const told = pages.TYPED.filter((text) => log.includes(text));
  verdict(told.length === 0, 'nothing typed is in the log', told);
}
