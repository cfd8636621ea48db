/**
 * `npm run drills -- faults`: the gateway breaks in every way under load and comes back, while a change
 * is published. Cached pages stay fast, nothing takes long, every form is accepted, and all pages heal.
 *
 *   npm run drills -- faults -- --seconds 2    a shorter time for each fault
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  faultsOf,
  isComplete,
  request,
  sample,
  timesOf,
  underLoad,
  type Sample,
} from '@/tests/support/load';
import { readArguments, readCount } from '@/tools/command-line.mjs';
import { FAULT_KINDS, type FaultKind } from '@/tools/gateway/faults';
import { millis, note, seconds, verdict } from '@/tools/verdict';
import * as visits from './support/visits';
import { startWorld } from './support/world';

/** All kinds of faults but the delay, which breaks nothing. */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'latency');
/** A busy load that is far from the machine's limit. */
const LOAD = { clients: 20, rate: 40 };
const P99_LIMIT_MS = 500;
const HEAL_LIMIT_MS = 30_000;

const USAGE = 'npm run drills -- faults -- [--seconds <number>]';
const { values: options } = readArguments(USAGE, {
  options: { seconds: { type: 'string', default: '10' } },
});
const length = readCount(USAGE, options.seconds) * 1_000;

await using world = await startWorld();
const { site } = world;
await request(`${site.url}/api/ready`);
const { warm, others, nextWarm } = await visits.warmUp(site.url);

/** Returns visits of two uncached pages, two unknown names, calls of the browser, a quote and a message. */
function visitsInOutage(coldPaths: string[], kind: FaultKind) {
  return [
    ...coldPaths.map(visits.cold),
    visits.unknown(`/Blog_Detalle/nadie-visito-${kind}`),
    visits.unknown(`/sucursales/nadie-visito-${kind}`),
    visits.api(`/api/search?search=composta-${kind}`),
    visits.api('/api/blog?pagina=1'),
    // A gateway that sends slowly may still accept a submission in time.
    ...(kind === 'drip' ? [] : visits.submissions(202)),
  ];
}

/** Returns the milliseconds until every page is complete and shows the change that was published. */
async function heal(paths: string[], mark: string): Promise<number> {
  const started = performance.now();
  const ill = new Set(paths);
  while (ill.size > 0) {
    if (performance.now() - started > 2 * HEAL_LIMIT_MS) return Infinity;
    for (const path of ill) {
      const { status, body } = await request(site.url + path);
      if (status === 200 && isComplete(body) && body.includes(mark)) ill.delete(path);
    }
    await sleep(200);
  }
  return performance.now() - started;
}

async function breakOnce(kind: FaultKind, coldPaths: string[]): Promise<void> {
  let rest: Sample[] = [];
  let revalidated = 0;
  const mark = `Después de ${kind}`;
  const cached = await underLoad(site.url, nextWarm, LOAD, async () => {
    world.break(kind);
    const end = sleep(length);
    const started = visitsInOutage(coldPaths, kind).map((target) => sample(site.url, target));
    await sleep(length / 4);
    await world.publish(mark);
    revalidated = await world.revalidate();
    rest = await Promise.all(started);
    await end;
  });
  world.break();
  const healed = await heal([...coldPaths, ...warm], mark);
  const { p50, p99 } = timesOf(cached);
  const wrong = [...faultsOf(cached), ...faultsOf(rest)];
  const slowest = (name: string) =>
    seconds(Math.max(0, ...rest.filter((one) => one.kind === name).map(({ ms }) => ms)));
  verdict(
    wrong.length === 0 && p99 < P99_LIMIT_MS && healed < HEAL_LIMIT_MS && revalidated === 200,
    `${kind}: ${cached.length} cached pages, p50 ${millis(p50)}, p99 ${millis(p99)}; ` +
      `cold ${slowest('cold')}, API ${slowest('api')}, submissions ${slowest('submission')}; ` +
      `healed in ${seconds(healed)}`,
    wrong,
  );
}

const calm = timesOf(await underLoad(site.url, nextWarm, LOAD, () => sleep(length)));
note(`without faults: p50 ${millis(calm.p50)}, p99 ${millis(calm.p99)}`);
for (const [index, kind] of KINDS.entries())
  await breakOnce(kind, others.slice(-2 * (index + 1)).slice(0, 2));
const accepted = await Promise.all(visits.submissions(200).map((one) => sample(site.url, one)));
verdict(faultsOf(accepted).length === 0, 'submissions go through again', faultsOf(accepted));
const log = site.output();
const leaked = visits.TYPED.filter((text) => log.includes(text));
verdict(leaked.length === 0, 'nothing typed is in the log', leaked);
