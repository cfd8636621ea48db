import { createOutbox } from '@/lib/features/leads/outbox.mts';
import { createEncryption, newKey } from '@/lib/features/leads/encryption.mts';
import { newFolio } from '@/lib/features/leads/folio.mts';
import type { Database } from '@/lib/server/database/database.mts';
import type { Event, Plan } from './plan';
import { Stage } from './stage';
import type { Broken } from './world';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** The longest sleep of a worker: a pause after an error of the store, eight times as long. */
const LONGEST_SLEEP_MS = 125 * SECOND;

/** Creates the tables once; the simulated processes find them. */
export async function prepare(database: Database): Promise<void> {
  const encryption = createEncryption(newKey());
  await createOutbox({ database, encryption, now: () => 0, newFolio, random: () => 0 });
}

async function play({ world, plan, happen }: Stage, stage: Stage): Promise<void> {
  let begun = 0;
  let scene: Event[] = [];
  for (const event of [...plan.events, undefined]) {
    if (event && event.kind !== 'leap') {
      scene.push(event);
      continue;
    }
    for (const one of scene) world.after(one.at - begun, () => happen.call(stage, one));
    const end = event?.at ?? scene.at(-1)?.at ?? begun;
    await world.pass(end - begun + SECOND);
    begun = end;
    scene = [];
    if (event) await world.leap(event.ms);
  }
}

/** Leaps, then lets everybody who wakes finish. */
async function round({ world }: Stage, ms: number): Promise<void> {
  await world.leap(ms + LONGEST_SLEEP_MS);
  await world.pass(SECOND);
}

const pendingRows = ({ rules }: Stage) =>
  [...rules.rows.values()].filter(({ state }) => state === 'pending');

/** Everything that waits is delivered within three pauses. */
async function drain(stage: Stage): Promise<void> {
  for (let times = 0; times < 3 && pendingRows(stage).length > 0; times += 1) {
    const due = Math.max(...pendingRows(stage).map(({ dueAt }) => dueAt));
    const now = Math.min(...stage.living.map((one) => one.now()));
    await round(stage, Math.max(0, due - now));
  }
  const [left] = pendingRows(stage);
  if (left) stage.world.breaks('the outbox drains once all works', stage.rules.nameOf(left.key));
}

function expectNothingLost({ rules, world, areClocksApart }: Stage): void {
  for (const [key, { isPromised, name }] of rules.known)
    if (isPromised && !areClocksApart && !rules.isSafe(key)) world.breaks('no lead is lost', name);
}

/** The months afterwards: nothing stays beyond its time. */
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
 * Runs a plan to its end, or until a rule does not hold.
 *
 * @param tell receives each event in words.
 */
export async function simulate(plan: Plan, database: Database, tell?: (line: string) => void) {
  await database.query('DELETE FROM outbox');
  const stage = new Stage(plan, database, tell);
  await play(stage, stage);
  await stage.world.leap(0);
  stage.heal();
  await drain(stage);
  expectNothingLost(stage);
  if (plan.isLong && !stage.areClocksApart) await months(stage);
  for (const instance of stage.living) instance.die();
  const { features, world, rules } = stage;
  if (rules.unreadable > 0) features.add('key missing for a while');
  if (rules.doubled > 0) features.add('taken twice by a gateway that ignores keys');
  return { broken: world.broken, features };
}

/** Returns the shortest plan found that breaks the same rule, by leaving out one event after another. */
export async function shrink(plan: Plan, { rule }: Broken, database: Database): Promise<Plan> {
  const simpler = [
    ...plan.events.map((_, index) => ({ ...plan, events: plan.events.toSpliced(index, 1) })),
    ...(plan.instances > 1 ? [{ ...plan, instances: plan.instances - 1 }] : []),
  ];
  for (const candidate of simpler) {
    const { broken } = await simulate(candidate, database);
    if (broken?.rule === rule) return shrink(candidate, broken, database);
  }
  return plan;
}
