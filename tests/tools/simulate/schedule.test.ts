import { empty, openEngine, type Engine } from '@/tools/simulate/engines';
import { planOf, type Event, type Plan } from '@/tools/simulate/plan';
import { simulate } from '@/tools/simulate/schedule';
import { Stage } from '@/tools/simulate/stage';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine('memory');
});
afterAll(() => engine.close());

async function told(plan: Plan): Promise<string[]> {
  const lines: string[] = [];
  const { broken } = await simulate(plan, engine, (line) => lines.push(line));
  expect(broken).toBeUndefined();
  return lines;
}

test('a seed is one schedule: it is told in the same words each time', async () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const lines = await told(planOf(seed));
    expect(await told(planOf(seed))).toEqual(lines);
  }
});

const send: Event = {
  ...{ at: 100, kind: 'send', person: 0, draft: 0, submission: 0 },
  ...{ isScript: true, isCorrection: false, isLineLost: false },
};
const plain: Plan = {
  ...planOf(1),
  instances: 1,
  lastOutages: 0,
  isLong: false,
  isOldTable: false,
  isLoneFailure: false,
};

test('what a plan says happens', async () => {
  const weather: Event = {
    ...{ at: 0, kind: 'weather', manners: ['cannot be reached'], doesProbeAnswer: false },
  };
  const plan = { ...plain, events: [weather, send] };
  const lines = (await told(plan)).join('\n');
  expect(lines).toMatch(/gets draft 0 of person 0\.: cannot be reached/);
  expect(lines).toMatch(/draft 0 of person 0\. is told: (?:kept|refused)/);
});

test('no leap of time waits for what a dead process has sent', async () => {
  await empty(engine);
  const stage = new Stage({ ...plain, events: [] }, engine);
  stage.gateway.manners = ['never answers'];
  stage.begin();
  stage.happen(send);
  await stage.pass(2_000);
  expect(stage.world.underWay).toBe(1);
  for (const instance of stage.living) instance.die();
  await stage.pass(1_000);
  expect(stage.world.underWay).toBe(0);
});
