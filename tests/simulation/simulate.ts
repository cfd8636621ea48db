import { createOutbox } from '@/lib/features/leads/outbox.mts';
import { createEncryption, newKey } from '@/lib/features/leads/encryption.mts';
import { newFolio } from '@/lib/features/leads/folio.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import type { Plan } from './plan';
import { Stage } from './stage';
import type { Broken } from './world';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** The longest sleep of a worker: the pause after an error of the store, eight times as long. */
const LONGEST_SLEEP_MS = 125 * SECOND;

/** Opens an in-memory database with the table of the outbox for the simulated processes. */
export async function openDatabase(): Promise<Database> {
  const database = openSqlite(':memory:');
  const encryption = createEncryption(newKey());
  await createOutbox({ database, encryption, now: () => 0, newFolio, random: () => 0 });
  return database;
}

async function play(stage: Stage): Promise<void> {
  const { world, plan } = stage;
  let at = 0;
  for (const event of plan.events) {
    world.after(event.at - at, () => stage.happen(event));
    await world.pass(event.at - at);
    ({ at } = event);
    if (event.kind === 'leap') await world.leap(event.ms);
  }
  await world.pass(SECOND);
}

/** Moves the clock, then lets every process that wakes up finish. */
async function round({ world }: Stage, ms: number): Promise<void> {
  await world.leap(ms + LONGEST_SLEEP_MS);
  await world.pass(SECOND);
}

const pendingRows = ({ rules }: Stage) =>
  [...rules.rows.values()].filter(({ state }) => state === 'pending');

/** Checks that everything pending is delivered within three pauses. */
async function drain(stage: Stage): Promise<void> {
  for (let times = 0; times < 3 && pendingRows(stage).length > 0; times += 1) {
    const due = Math.max(...pendingRows(stage).map(({ dueAt }) => dueAt));
    const now = Math.min(...stage.living.map((one) => one.now()));
    await round(stage, Math.max(0, due - now));
  }
  const [left] = pendingRows(stage);
  if (left) stage.world.breaks('the outbox drains once all works', stage.rules.nameOf(left.key));
}

function expectNothingLost({ rules, world }: Stage): void {
  for (const [key, { isPromised, name }] of rules.known)
    if (isPromised && !rules.isSafe(key)) world.breaks('no lead is lost', name);
}

/** Checks that nothing stays longer than allowed in the following months. */
async function months(stage: Stage): Promise<void> {
  const states = () => [...stage.rules.rows.values()].map(({ state }) => state);
  await round(stage, 30 * DAY + HOUR);
  await round(stage, HOUR);
  if (states().includes('delivered'))
    stage.world.breaks('a delivered lead leaves after 30 days', '');
  await round(stage, 37 * DAY);
  await round(stage, HOUR);
  if (states().length > 0) stage.world.breaks('nothing stays longer than 67 days', '');
}

/**
 * Runs a plan to its end, or until it breaks a rule.
 *
 * @param tell receives each event in words.
 */
export async function simulate(plan: Plan, database: Database, tell?: (line: string) => void) {
  await database.query('DELETE FROM outbox');
  const stage = new Stage(plan, database, tell);
  await play(stage);
  await stage.world.leap(0);
  stage.heal();
  await drain(stage);
  expectNothingLost(stage);
  if (plan.isLong) await months(stage);
  for (const instance of stage.living) instance.die();
  return stage.world.broken;
}

/** Returns the shortest plan that still breaks the same rule. It removes one event after another. */
export async function shrink(plan: Plan, { rule }: Broken, database: Database): Promise<Plan> {
  const simpler = [
    ...plan.events.map((_, index) => ({ ...plan, events: plan.events.toSpliced(index, 1) })),
    ...(plan.instances > 1 ? [{ ...plan, instances: plan.instances - 1 }] : []),
  ];
  for (const candidate of simpler) {
    const broken = await simulate(candidate, database);
    if (broken?.rule === rule) return shrink(candidate, broken, database);
  }
  return plan;
}

export { planOf } from './plan';
