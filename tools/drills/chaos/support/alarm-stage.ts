import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listening } from '@/tests/support/listening';
import { request, underLoad, type Target } from '@/tests/support/load';
import { freePort } from '@/tests/support/site';
import { startInstance, type Instance } from './instance';
import * as pages from './pages';
import { startPrometheus } from './prometheus';
import { scaled } from './scaled-rules';
import { startWorld, type World } from './world';

/** Requests a second to each instance. */
const LOAD = { clients: 20, rate: 15 };
const DAY_S = 86_400;

/** Bytes, of 20 GB. */
export const FREE_AT_THE_EDGE = 'node_filesystem_avail_bytes{fstype="ext4"}';

/** A time some days from now, as the rules see it. */
export const inDays = (days: number): number => (Date.now() + scaled(days * DAY_S)) / 1000;

/** Waits as the rules see it. */
export const minutes = (count: number): Promise<void> => sleep(scaled(count * 60));

/** Two instances under Prometheus, and what goes wrong with them. */
export interface Stage {
  world: World;
  instances: readonly Instance[];
  /** What exporters say of what is not part of the site. */
  outside: Map<string, number>;
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
  /** How long it is watched from then on; 22, longer than any rule takes but that of stale content. */
  minutes?: number;
}

export const search = (turn: number) => pages.api(`/api/search?search=composta+${turn}`);

/** Stands in for those exporters. */
async function startExporter(world: World, metrics: Stage['outside']): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4');
    response.end([...metrics].map(([name, value]) => `${name} ${value}\n`).join(''));
  });
  const { url, stop } = await listening(server);
  world.atEnd(stop);
  return new URL(url).host;
}

async function startInstances(world: World, env: Record<string, string>) {
  const metrics: string[] = [];
  const instances: Instance[] = [];
  for (let count = 0; count < 2; count += 1) {
    const port = String(await freePort());
    metrics.push(`127.0.0.1:${port}`);
    instances.push(await startInstance(world, { ...env, METRICS_PORT: port }));
  }
  return { instances, metrics };
}

/** Plays a situation under visitors; returns the alerts that fired. */
export async function play(situation: Situation): Promise<string[]> {
  const { prepare, isUnvisited, visit = search, every = 20, minutes: length = 22 } = situation;
  await using world = await startWorld();
  const { env = {}, happen = situation.happen } = (await prepare?.(world)) ?? {};
  const outside = new Map([
    ['probe_success', 1],
    ['probe_ssl_earliest_cert_expiry', inDays(60)],
    ['mirror_last_success_timestamp_seconds', inDays(-1)],
    ['node_filesystem_size_bytes{fstype="ext4"}', 20e9],
    [FREE_AT_THE_EDGE, 5e9],
  ]);
  const edge = await startExporter(world, outside);
  const { instances, metrics } = await startInstances(world, env);
  const [one = '', other = ''] = instances.map(({ url }) => url);
  const { warm, nextWarm } = await pages.warmUp(one);
  for (const path of warm) await request(other + path);
  const prometheus = await startPrometheus({ site: metrics, edge });
  world.atEnd(() => prometheus.stop('SIGKILL'));
  const goOn = async () => {
    await minutes(5);
    await Promise.all([happen?.({ world, instances, outside }), minutes(length)]);
  };
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn % every === 0 ? visit(turn / every) : nextWarm();
  };
  if (isUnvisited) await goOn();
  else await underLoad(one, next, LOAD, () => underLoad(other, next, LOAD, goOn));
  return await prometheus.fired();
}
