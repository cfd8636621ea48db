/** A thread's share of the schedules. `run.mts` bundles it together with the product's code. */
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { startCoverage } from './coverage';
import { openEngine, type Engine, type EngineName } from './engines';
import { planOf, type Plan } from './plan';
import { simulate } from './schedule';
import { shrink } from './shrink';

export interface Task {
  engine: EngineName;
  /** The seeds `first`, `first + step` and so on, `count` of them. */
  first: number;
  step: number;
  count: number;
  /** Tells one schedule in words. */
  isTold: boolean;
  isCovered?: boolean;
}

export interface Finding {
  seed: number;
  rule: string;
  message: string;
  shortest: Plan;
  /** The shortest schedule, step by step. */
  steps: string[];
}

export interface Report {
  schedules: number;
  features: Record<string, number>;
  doubled: number;
  finding?: Finding;
  /** Of a schedule that was told. */
  steps?: string[];
  /** Blocks of the lead's code that no schedule has run. */
  unreached?: string[];
}

const SCHEDULES_A_TURN = 32;

const task: Task = workerData;

async function explain(plan: Plan, rule: string, engine: Engine): Promise<Finding> {
  const shortest = await shrink(plan, rule, engine);
  const steps: string[] = [];
  const { broken } = await simulate(shortest, engine, (line) => steps.push(line));
  return { seed: plan.seed, rule, message: broken?.message ?? rule, shortest, steps };
}

async function work(): Promise<Report> {
  const endCoverage = task.isCovered ? await startCoverage(import.meta.url) : undefined;
  const report: Report = { schedules: 0, features: {}, doubled: 0 };
  const count = (feature: string) => {
    report.features[feature] = (report.features[feature] ?? 0) + 1;
  };
  const engine = await openEngine(task.engine);
  while (report.schedules < task.count && !report.finding) {
    const plan = planOf(task.first + task.step * report.schedules);
    const steps: string[] = [];
    const tell = task.isTold ? (line: string) => steps.push(line) : undefined;
    const { broken, features, doubled } = await simulate(plan, engine, tell);
    if (task.isTold) report.steps = steps;
    report.schedules += 1;
    features.forEach(count);
    report.doubled += doubled;
    if (doubled > 0) count('a lead twice, where the protocol cannot know');
    if (broken) report.finding = await explain(plan, broken.rule, engine);
    // A schedule needs no turn of the event loop; what is left of some is collected in one.
    if (report.schedules % SCHEDULES_A_TURN === 0) await setImmediate();
  }
  await engine.close();
  report.unreached = await endCoverage?.();
  return report;
}

void work().then((report) => parentPort?.postMessage(report));
