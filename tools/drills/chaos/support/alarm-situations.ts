import type { Fault } from '@/tools/gateway/faults';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import { each, request, type Target } from '@/tests/support/load';
import { startRedis } from '@/tests/support/redis';
import { freePort } from '@/tests/support/site';
import {
  FREE_AT_THE_EDGE,
  inDays,
  minutes,
  search,
  type Situation,
  type Stage,
} from './alarm-stage';
import { createDiskOfPages, createSmallDisk, type SmallDisk } from './full-disk';
import * as pages from './pages';
import { makeReadOnly } from './read-only';
import { scaled } from './scaled-rules';
import type { World } from './world';

const SUBMISSION_PATHS = ['/web/quote', '/web/send-message'];

const breaks =
  (...faults: Fault[]) =>
  ({ world }: Stage) =>
    world.break(...faults);

const refusesSubmissions = (value: number) =>
  breaks(...SUBMISSION_PATHS.map((path): Fault => ({ path, kind: 'status', value })));

/** One of them for three searches. */
const amongSearches = (visit: (turn: number) => Target) => ({
  every: 4,
  visit: (turn: number) => (turn % 4 === 0 ? visit(turn) : search(turn)),
});

const withForms = amongSearches((turn) => {
  const [quote, message] = pages.submissions(200);
  return turn % 8 === 0 ? quote : message;
});

function* turnsFor(ms: number): Generator<number> {
  const end = Date.now() + ms;
  for (let turn = 0; Date.now() < end; turn += 1) yield turn;
}

/** Unknown pages of one instance for 20 minutes, by so many clients at a time. */
const floods =
  (clients: number) =>
  ({ instances }: Stage) =>
    each(turnsFor(scaled(20 * 60)), clients, async (turn) => {
      await request(`${instances[0]?.url}/detalle_prensa/nadie-${turn}`);
      await minutes(0.25);
    });

/** Some pages are rendered and stored again, again and again. */
async function republish({ world, instances }: Stage): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    await Promise.all(instances.map((instance) => world.revalidate(instance, ['job-board'])));
    await minutes(2);
  }
}

/** Instances with a small disk for their data, and what happens to it. */
const onSmallDisk = (happen: (disk: SmallDisk) => Promise<unknown>) => async (world: World) => {
  const disk = await createSmallDisk();
  world.atEnd(disk.remove);
  return { env: { EMBEDDED_DATA_DIR: disk.folder }, happen: () => happen(disk) };
};

async function onSmallDiskOfPages(world: World) {
  const disk = await createDiskOfPages(world);
  return { happen: (stage: Stage) => disk.whileFull(() => republish(stage)) };
}

async function withRedis(world: World) {
  const redis = await startRedis();
  world.atEnd(redis.kill);
  return { env: { REDIS_URL: redis.url }, happen: redis.kill };
}

async function readOnly(world: World) {
  await makeReadOnly(world);
  return { happen: republish };
}

async function withoutDatabase() {
  const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/leads`;
  return { env: { DATABASE_URL, LEADS_KEY: newKey() } };
}

async function restartInTurn({ instances }: Stage): Promise<void> {
  for (const instance of instances) {
    await instance.restart();
    await minutes(5);
  }
}

async function restartAgainAndAgain({ instances }: Stage): Promise<void> {
  for (let time = 0; time < 4; time += 1) {
    await instances[1]?.restart();
    await minutes(1);
  }
}

/** Without what takes a disk of its own, which takes root. */
export const situations: readonly Situation[] = [
  { name: 'visitors, searches and forms', alerts: [], ...withForms },
  { name: 'nobody visits', alerts: [], isUnvisited: true },
  { name: 'a release', alerts: [], happen: restartInTurn },
  {
    name: 'the gateway is away for three minutes',
    alerts: [],
    happen: async (stage) => {
      await breaks({ kind: 'reset' })(stage);
      await minutes(3);
      await stage.world.break();
    },
  },
  { name: 'random URLs, a few at a time', alerts: [], happen: floods(10) },
  {
    name: 'the gateway answers 503',
    alerts: ['GatewayFails'],
    happen: breaks({ kind: 'status', value: 503 }),
  },
  { name: 'the gateway hangs', alerts: ['GatewayFails'], happen: breaks({ kind: 'hang' }) },
  {
    name: 'the gateway sends garbage',
    alerts: ['GatewayFails'],
    happen: breaks({ kind: 'wrong-type' }),
  },
  {
    // The ticket of the first minutes, and after two hours the page.
    name: 'the gateway is away for hours',
    alerts: ['ContentIsStale', 'GatewayFails'],
    happen: breaks({ kind: 'reset' }),
    minutes: 130,
  },
  {
    name: 'the gateway takes three seconds',
    alerts: ['SiteIsSlow'],
    every: 4,
    happen: breaks({ kind: 'latency', value: 3_000 }),
  },
  {
    name: 'a part of the gateway fails for pages that nobody has visited',
    alerts: ['SiteFails'],
    ...amongSearches((turn) => pages.cold(`/detalle_prensa/nadie-${turn}`)),
    happen: breaks({ path: '/web/press/getByTitle', kind: 'status' }),
  },
  {
    name: 'a flood of unknown pages',
    alerts: ['VisitorsAreRefused'],
    happen: async (stage) => {
      // Each holds its place for that long, some twice: 24 of 32 render at a time.
      await breaks({ path: '/web/press/getByTitle', kind: 'latency', value: 800 })(stage);
      await floods(96)(stage);
    },
  },
  {
    name: 'one instance is killed',
    alerts: ['InstanceIsDown'],
    happen: async ({ instances: [, second] }) => second?.die(),
  },
  {
    name: 'both instances are killed',
    alerts: ['SiteIsDown'],
    happen: ({ instances }) => Promise.all(instances.map((instance) => instance.die())),
  },
  {
    name: 'an instance is killed again and again',
    alerts: ['InstanceRestarts'],
    happen: restartAgainAndAgain,
  },
  { name: 'Redis is killed', alerts: ['RedisIsAway'], prepare: withRedis },
  { name: '.next cannot be written', alerts: ['PagesCannotBeStored'], prepare: readOnly },
  {
    name: 'the gateway takes no submission',
    alerts: ['LeadsAreWaiting'],
    ...withForms,
    happen: refusesSubmissions(503),
  },
  {
    // One that is refused while its visitor waits is corrected and not kept.
    name: 'the gateway refuses what waits for it for good',
    alerts: ['LeadsAreUndeliverable'],
    ...withForms,
    happen: async (stage) => {
      await refusesSubmissions(503)(stage);
      await minutes(5);
      await refusesSubmissions(422)(stage);
    },
  },
  {
    name: 'the database of leads is away',
    alerts: ['LeadStoreFails'],
    ...withForms,
    prepare: withoutDatabase,
  },
  {
    name: 'the edge is away',
    alerts: ['SiteIsUnreachable'],
    happen: async ({ outside }) => outside.set('probe_success', 0),
  },
  {
    name: 'the certificate is not renewed',
    alerts: ['CertificateExpires'],
    happen: async ({ outside }) => outside.set('probe_ssl_earliest_cert_expiry', inDays(10)),
  },
  {
    name: 'the disk of the edge fills up',
    alerts: ['EdgeDiskFillsUp'],
    happen: async ({ outside }) => outside.set(FREE_AT_THE_EDGE, 2e9),
  },
  {
    name: 'the mirror is not made any more',
    alerts: ['MirrorIsOld'],
    happen: async ({ outside }) => outside.set('mirror_last_success_timestamp_seconds', inDays(-3)),
  },
];

export const situationsOfDisks: readonly Situation[] = [
  {
    name: 'the disk fills up',
    alerts: ['DiskFillsUp'],
    ...withForms,
    prepare: onSmallDisk((disk) => disk.fillBut(0.1)),
  },
  {
    // The warning came before.
    name: 'the disk of the pages is full',
    alerts: ['DiskFillsUp', 'PagesCannotBeStored'],
    prepare: onSmallDiskOfPages,
  },
  {
    name: 'the disk of the leads is full',
    alerts: ['DiskFillsUp', 'LeadStoreFails'],
    ...withForms,
    prepare: onSmallDisk((disk) => disk.whileFull(() => minutes(20))),
  },
];
