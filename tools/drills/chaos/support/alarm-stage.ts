import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/tests/support/site';
import { startExporter, type Exporter } from './exporter';
import { startInstance, type Instance } from './instance';
import { request, underLoad, type Target } from './load';
import * as pages from './pages';
import { startPrometheus } from './prometheus';
import { scaled } from './scaled-rules';
import { startWorld, type World } from './world';

/** Requests a second to each instance. */
const RATE = 15;
const DAY_S = 86_400;

/** A time some days from now, as the rules see it. */
export const inDays = (days: number): number => (Date.now() + scaled(days * DAY_S)) / 1000;

/** Waits as the rules see it. */
export const minutes = (count: number): Promise<void> => sleep(scaled(count * 60));

/** Two instances under Prometheus, and what goes wrong with them. */
export interface Stage {
  world: World;
  instances: readonly Instance[];
  outside: Exporter;
}

type Trouble = (stage: Stage) => Promise<unknown>;

export interface Situation {
  name: string;
  /** The alerts that must fire; no other may. */
  alerts: readonly string[];
  /** Goes wrong five minutes after the start. */
  happen?: Trouble;
  /** Before the start, where it takes more: environment of the instances, and what goes wrong. */
  prepare?(world: World): Promise<{ env?: Record<string, string>; happen?: Trouble }>;
  /** Visits that are no cached page; by default searches, which call the gateway. */
  visit?(turn: number): Target;
  /** How many visits come to one of these; 20 by default. */
  every?: number;
  isUnvisited?: boolean;
  /** How long it is watched from then on. Longer than any rule takes but that of stale content. */
  minutes?: number;
}

const DEFAULT_MINUTES = 22;

export const search = (turn: number) => pages.api(`/api/search?search=composta+${turn}`);

function visits({ visit = search, every = 20 }: Situation, warm: readonly string[]): () => Target {
  const cached = pages.inTurn(warm.map(pages.cached));
  let turn = 0;
  return () => {
    turn += 1;
    return turn % every === 0 ? visit(turn / every) : cached();
  };
}

async function startInstances(world: World, env: Record<string, string>) {
  const metrics: string[] = [];
  const instances: Instance[] = [];
  for (let count = 0; count < 2; count += 1) {
    const port = String(await freePort());
    metrics.push(`127.0.0.1:${port}`);
    instances.push(await startInstance(world, { ...env, METRICS_PORT: port }, () => undefined));
  }
  return { instances, metrics };
}

/** Plays a situation under visitors; returns the alerts that fired. */
export async function play(situation: Situation): Promise<string[]> {
  const { prepare, isUnvisited, minutes: length = DEFAULT_MINUTES } = situation;
  await using world = await startWorld();
  const { env = {}, happen = situation.happen } = (await prepare?.(world)) ?? {};
  const outside = await startExporter({
    probe_success: 1,
    probe_ssl_earliest_cert_expiry: inDays(60),
    mirror_last_success_timestamp_seconds: inDays(-1),
  });
  world.atEnd(outside.stop);
  const { instances, metrics } = await startInstances(world, env);
  const [one = '', other = ''] = instances.map(({ url }) => url);
  const { warm } = pages.shareOut(await pages.sitemapPaths(one));
  for (const path of warm) await Promise.all([request(one + path), request(other + path)]);
  const prometheus = await startPrometheus({ site: metrics, edge: outside.address });
  world.atEnd(prometheus.stop);
  const goOn = async () => {
    await minutes(5);
    await Promise.all([happen?.({ world, instances, outside }), minutes(length)]);
  };
  const next = visits(situation, warm);
  if (isUnvisited) await goOn();
  else await underLoad(one, next, RATE, () => underLoad(other, next, RATE, goOn));
  return await prometheus.fired();
}
