import { openEngine, type Engine } from '@/tools/simulate/engines';
import { planOf, type Plan } from '@/tools/simulate/plan';
import { simulate } from '@/tools/simulate/schedule';

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

test('what a plan says happens', async () => {
  const plan: Plan = {
    ...planOf(1),
    instances: 1,
    lastOutages: 0,
    isLong: false,
    isOldTable: false,
    isLoneFailure: false,
    events: [
      { at: 0, kind: 'weather', manners: ['cannot be reached'], doesProbeAnswer: false },
      {
        ...{ at: 100, kind: 'send', person: 0, draft: 0, submission: 0 },
        ...{ isScript: true, isCorrection: false, isLineLost: false },
      },
    ],
  };
  const lines = (await told(plan)).join('\n');
  expect(lines).toMatch(/gets draft 0 of person 0\.: cannot be reached/);
  expect(lines).toMatch(/draft 0 of person 0\. is told: (?:kept|refused)/);
});
