import { empty, makeOld, makeWhole, type Engine } from './engines';
import type { Event, Plan } from './plan';
import { Stage } from './stage';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After what all processes sleep at most: a pause after a failure of the store, eight times as long. */
const LONGEST_SLEEP_MS = 125 * SECOND;
/** The longest of a lead that is alone in failing. */
const OWN_PAUSE_MS = 11 * HOUR;

const sendOf = (person: number): Event => ({
  kind: 'send',
  at: 0,
  person,
  draft: 0,
  submission: 0,
  isScript: true,
  isCorrection: false,
  isLineLost: false,
});

/** The events of one scene after the other; each but the last ends with a leap. */
function scenesOf(events: readonly Event[]): Event[][] {
  const scenes: Event[][] = [[]];
  for (const event of events) {
    scenes.at(-1)?.push(event);
    if (event.kind === 'leap') scenes.push([]);
  }
  return scenes;
}

async function play(stage: Stage): Promise<void> {
  let begun = 0;
  for (const scene of scenesOf(stage.plan.events)) {
    for (const event of scene) stage.world.after(event.at - begun, () => stage.happen(event));
    const end = scene.at(-1)?.at ?? begun;
    await stage.pass(end - begun + SECOND);
    begun = end;
    const last = scene.at(-1);
    if (last?.kind === 'leap') await stage.leap(last.ms);
  }
}

/** Whatever sleeps wakes, and what it does ends. */
async function round(stage: Stage, ms: number): Promise<void> {
  await stage.leap(ms);
  await stage.pass(SECOND);
}

/** Everything works again, and one process is left to see to it. */
async function heal(stage: Stage): Promise<void> {
  const { gateway, weather, world } = stage;
  world.note(() => 'from now on everything works');
  weather.clear();
  gateway.manners = ['takes it'];
  gateway.doesProbeAnswer = true;
  await stage.leap(0);
  for (const instance of stage.living) instance.spare();
  const survivors = world.random.chance(0.7) ? 1 : stage.living.length;
  for (const instance of stage.living.slice(survivors)) instance.die();
  // Those that were killed would start again as well; one is enough.
  if (stage.living.length === 0) stage.startInstance(1);
  if (stage.rows.wereKeysLost) await stage.giveKeysBack();
}

const pending = (stage: Stage) =>
  [...stage.rows.rows.values()].filter(({ state }) => state === 'pending');

/** Whether the gateway takes leads, and whether it answers reads, from now on. */
function turnGateway({ gateway, world }: Stage, isUp: boolean, doesProbeAnswer: boolean): void {
  gateway.manners = [isUp ? 'takes it' : 'cannot be reached'];
  gateway.doesProbeAnswer = doesProbeAnswer;
  world.note(
    () =>
      `the gateway ${isUp ? 'is back' : 'is away'}${!isUp && doesProbeAnswer ? ', reads apart' : ''}`,
  );
}

/** What waits is not due for minutes after it. In seconds. */
const OUTAGE = [20, 20, 40, 80, 160];
/** Then the pauses are longer than an outage's most. */
const LONG_OUTAGE = [...OUTAGE, 320, 640, 1_280, 2_560, 5_120];

/** The gateway goes away while leads wait, and comes back: they are not left waiting. */
async function lastOutage(stage: Stage): Promise<void> {
  const { plan, world } = stage;
  turnGateway(stage, false, false);
  stage.happen(sendOf(9));
  for (const length of plan.isOutageLong ? LONG_OUTAGE : OUTAGE)
    await round(stage, length * SECOND);
  for (let times = 1; times < plan.lastOutages; times += 1) {
    // It answers reads for a while and takes no lead: a recovery that helps nobody.
    turnGateway(stage, false, true);
    await round(stage, 20 * SECOND);
    turnGateway(stage, false, false);
  }
  const now = Math.max(...stage.living.map((one) => one.now()));
  const waiting = pending(stage).filter(
    ({ dueAt, haste }) => haste === 'always' && dueAt > now + 25 * SECOND,
  );
  // While they wait the gateway is probed, and known to be away.
  await round(stage, 20 * SECOND);
  turnGateway(stage, true, true);
  // A probe every 15 s, and a recovery counts once a minute.
  for (let times = 0; times < 5; times += 1) await round(stage, 20 * SECOND);
  if (stage.clocks === 'apart') return;
  const left = pending(stage).find(({ id }) => waiting.some((lead) => lead.id === id));
  if (left) world.breaks('a gateway that is back gets what waits', stage.ledger.nameOf(left.id));
}

/** One lead fails while others are taken: after a day a person decides. */
async function loneFailure(stage: Stage): Promise<void> {
  const { gateway, world } = stage;
  const [alone, others] = [8, 10];
  gateway.failsWith = `person ${alone}.`;
  stage.happen(sendOf(alone));
  const isWaiting = () => pending(stage).length > 0;
  // At most twelve posts.
  for (let times = 0; times < 14 && (times === 0 || isWaiting()); times += 1) {
    await round(stage, times * 2 * SECOND);
    stage.happen(sendOf(others + times));
    await round(stage, OWN_PAUSE_MS);
  }
  gateway.failsWith = undefined;
  if (stage.clocks === 'steady' && isWaiting())
    world.breaks('a lead that fails alone is left to a person', '');
}

/** A round once every clock shows this time: a claim made before one went back lasts until then. */
async function roundAfter(stage: Stage, time: number): Promise<void> {
  const now = Math.min(...stage.living.map((one) => one.now()));
  await round(stage, Math.max(0, time - now) + LONGEST_SLEEP_MS);
}

/** All that waits comes into the store. */
async function drain(stage: Stage): Promise<void> {
  // Who has leads on its disk starts again, and brings them.
  for (const number of stage.spooling) {
    if (!stage.living.some((one) => one.number === number)) stage.startInstance(number);
  }
  for (let times = 0; times < 3 && stage.spooling.length > 0; times += 1)
    await roundAfter(stage, stage.spoolClaimsEnd);
  if (stage.spooling.length > 0) stage.world.breaks('the spool drains once all works', '');
  await drainStore(stage);
}

/** All in the store is delivered at its time. */
async function drainStore(stage: Stage): Promise<void> {
  for (let times = 0; times < 3 && pending(stage).length > 0; times += 1) {
    await roundAfter(
      stage,
      Math.max(...pending(stage).map(({ dueAt, claimedUntil }) => Math.max(dueAt, claimedUntil))),
    );
  }
  const [left] = pending(stage);
  if (left) stage.world.breaks('the queue drains once all works', stage.ledger.nameOf(left.id));
}

/** The months after: nothing stays beyond its time. */
async function months(stage: Stage): Promise<void> {
  const { rows, world } = stage;
  const states = () => [...rows.rows.values()].map(({ state }) => state);
  const gone = async (days: number, state: string, rule: string) => {
    // A sweep each hour; another process's clock may be behind.
    await round(stage, days * DAY + HOUR + LONGEST_SLEEP_MS);
    await round(stage, 2 * HOUR);
    if (states().includes(state)) world.breaks(rule, state);
  };
  // Requests are answered before the clock leaps by months.
  await round(stage, LONGEST_SLEEP_MS);
  await gone(30, 'delivered', 'records go after 30 days');
  if (states().includes('undeliverable'))
    world.breaks('delivery ends after 30 days', 'undeliverable');
  await gone(60, 'blocked', 'blocked content is erased after 60 days');
  if ([...rows.rows.values()].some(({ hasPayload }) => hasPayload))
    world.breaks('nothing personal stays beyond its time', 'content');
  await gone(30, 'erased', 'records go after 30 days');
}

/**
 * Runs a plan to its end, or until a rule does not hold.
 *
 * @param tell takes each thing that happens, in words.
 */
export async function simulate(plan: Plan, engine: Engine, tell?: (line: string) => void) {
  await empty(engine);
  if (plan.isOldTable) await makeOld(engine);
  const stage = new Stage(plan, engine, tell);
  stage.begin();
  await play(stage);
  await heal(stage);
  if (plan.lastOutages > 0) await lastOutage(stage);
  if (plan.isLoneFailure) await loneFailure(stage);
  await drain(stage);
  for (const sent of stage.ledger.sent.values())
    if (
      stage.clocks !== 'apart' &&
      sent.promised !== undefined &&
      !stage.ledger.isKeptOrTaken(sent)
    )
      stage.world.breaks('no lead is lost', sent.name);
  if (plan.isLong && stage.clocks !== 'apart') await months(stage);
  stage.end();
  if (plan.isOldTable) await makeWhole(engine);
  const { features, ledger, world } = stage;
  if (plan.isLong) features.add('120 days after');
  if (plan.lastOutages > 0) features.add(`outage of ${plan.isOutageLong ? 'hours' : 'minutes'}`);
  if (plan.isLoneFailure) features.add('a lead that fails alone');
  if (plan.isOldTable) features.add('table of an earlier release');
  // Leads that the gateway has twice are none of it: the protocol cannot know.
  return { broken: world.broken, features, doubled: ledger.doubled };
}
