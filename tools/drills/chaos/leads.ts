/** Submissions while sites are killed, the gateway breaks in every way and the store fails. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULT_KINDS } from '@/tools/gateway/faults';
import { closeInbox, listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { each, request } from '@/tests/support/load';
import { hasPostgres } from '@/tests/support/postgres';
import { note } from '@/tools/verdict';
import { startInstance, type Instance } from './support/instance';
import { account, unsureTimes } from './support/lead-accounts';
import { watchGateway } from './support/lead-gateway';
import { startPostgresStore } from './support/lead-postgres';
import { startSqlite } from './support/lead-sqlite';
import { leadRows, retryLeads, type LeadRow, type LeadStore } from './support/lead-store';
import { tellOfFullDisk, tellOfSubmissions, tellOfTraces } from './support/lead-verdicts';
import { typedIn, visit, type Visit } from './support/lead-visitors';
import { until } from './support/process';
import { startWorld, type World } from './support/world';

const PATHS = ['/web/quote', '/web/send-message'];
/** Pauses of up to a minute, and one more attempt after each. In ms. */
const DRAIN_LIMIT_MS = 240_000;

/** How much, and how long each fault and the calm after it take, in ms. */
const QUICK = { submissions: 200, kills: 4, faultMs: 1_500, calmMs: 500, fullMs: 6_000 };
const FULL = { submissions: 2_000, kills: 20, faultMs: 6_000, calmMs: 3_000, fullMs: 15_000 };
type Size = typeof FULL;

/** Every fault in turn, and what else happens meanwhile. */
async function breakGateway(world: World, store: LeadStore, instances: Instance[], size: Size) {
  for (const kind of FAULT_KINDS.toReversed()) {
    await world.break(...PATHS.map((path) => ({ path, kind })));
    const troubles = store.troubles.filter(({ during }) => during === kind);
    await Promise.all([sleep(size.faultMs), ...troubles.map(({ happen }) => happen(instances))]);
    await world.break();
    await sleep(size.calmMs);
  }
}

async function killInTurn(instances: Instance[], times: number, withinMs: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await sleep((withinMs / times) * (0.5 + Math.random() / 2));
    const living = instances.filter((one) => !one.isGone());
    await living[time % living.length]?.restart();
  }
}

/** Visitors come evenly, each with one submission, until all of them have their reply. */
async function underFire(
  world: World,
  store: LeadStore,
  instances: Instance[],
  size: Size,
  run: string,
) {
  const ofTroubles = store.troubles.reduce(
    (sum, { ms }) => sum + Math.max(0, ms - size.faultMs),
    0,
  );
  const length = FAULT_KINDS.length * (size.faultMs + size.calmMs) + ofTroubles;
  let turn = 0;
  const nextSite = () => instances[turn++ % instances.length]?.url ?? '';
  const visitor = async (number: number): Promise<Visit> => {
    await sleep((length * number) / size.submissions);
    return visit(nextSite, run, number);
  };
  const visits = Array.from({ length: size.submissions }, (_, number) => visitor(number));
  await Promise.all([
    breakGateway(world, store, instances, size),
    killInTurn(instances, size.kills, length),
  ]);
  return Promise.all(visits);
}

/** Folios of kept submissions that do not read as delivered. */
async function readFolios(site: string, visits: readonly Visit[]): Promise<string[]> {
  const wrong: string[] = [];
  const kept = visits.flatMap(({ folio }) => (folio === undefined ? [] : [folio]));
  await each(kept.entries(), 4, async ([at, folio]) => {
    const headers = { 'x-forwarded-for': `10.2.${at >> 8}.${at & 255}` };
    const { status, body } = await request(`${site}/api/leads/${folio}`, { headers });
    if (body !== '{"state":"delivered"}') wrong.push(`${folio}: ${status} ${body.slice(0, 100)}`);
  });
  return wrong;
}

async function scenario(startStore: () => Promise<LeadStore>, honoursKeys: boolean, size: Size) {
  await using world = await startWorld();
  const store = await startStore();
  world.atEnd(store.stop);
  const gateway = await watchGateway(world.gatewayUrl, honoursKeys);
  world.atEnd(gateway.stop);
  const name = `${store.name}, keys ${honoursKeys ? 'honoured' : 'ignored'}`;
  const run = String(randomInt(1_000, 10_000));
  const env = { ...store.env, GATEWAY_URL: gateway.url };
  const instances: Instance[] = [];
  await store.begin(async () => {
    while (instances.length < store.instances) instances.push(await startInstance(world, env));
  });
  const visits = await underFire(world, store, instances, size, run);
  const untilNone = (isOpen: (row: LeadRow) => boolean) =>
    until(async () => !(await leadRows(store)).some(isOpen), DRAIN_LIMIT_MS);
  const drained = await untilNone(({ state, isPaused }) => state === 'pending' && !isPaused);
  // The gateway may have taken the others, or its answer told nothing: a person decides.
  const retried = await retryLeads(store);
  await untilNone(({ state }) => state === 'pending');
  const openFolios = await readFolios(instances[0]?.url ?? '', visits);
  const { attempts } = gateway;
  const failed = new Set(attempts.flatMap(({ key, end }) => (end === 'taken' ? [] : [key])));
  const abandoned = retried.filter((id) => !failed.has(id));
  const kills = instances.flatMap((one) => one.kills);
  const inbox = listSubmissions(world.inbox);
  closeInbox(world.inbox);
  const accounts = account(visits, inbox, attempts, unsureTimes(kills, store.outages));
  const seen = { name, honoursKeys, visits, accounts, openFolios, drained, retried, abandoned };
  tellOfSubmissions({ ...seen, kills: kills.length, calls: attempts.length });
  await tellOfFullDisk(name, store, visits, attempts);
  const output = instances.map((one) => one.output()).join('\n');
  await tellOfTraces(name, { store, output, inbox: world.inbox, text: typedIn(run) });
}

/** Both stores, one with a gateway that honours keys, one with a gateway that ignores them. */
export async function leads(isQuick: boolean): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  await scenario(() => startSqlite(size.fullMs), false, size);
  if (hasPostgres()) await scenario(startPostgresStore, true, size);
  else note('PostgreSQL is left out: it is not installed');
}
