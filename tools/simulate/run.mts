/**
 * The lead's way, simulated from seeds: `npm run simulate`. README.md has what it does.
 *
 *   npm run simulate                          20,000 schedules from a fresh seed
 *   npm run simulate -- --count 1000000      more
 *   npm run simulate -- --seed 123            one schedule, step by step in words
 *   npm run simulate -- --engine file         on files of SQLite; or postgres
 *   npm run simulate -- --planted             faults put into the code, each of which has to be found
 *   npm run simulate -- --coverage            and which branches no schedule reached
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundle, type Planted } from './bundle.mts';
import { mendedFaults, plantedFaults } from './planted.mts';
import type { EngineName } from './engines';
import type { Finding, Report, Task } from './worker';

const SEEDS = 2 ** 40;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    from: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'memory' },
    planted: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
});

const folder = join(import.meta.dirname, '../../node_modules/.cache/simulate', String(process.pid));
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function build(planted?: Planted): Promise<string> {
  const file = join(folder, `${planted ? 'planted' : 'worker'}-${randomInt(2 ** 40)}.mjs`);
  await bundle(file, planted);
  return file;
}

function start(file: string, task: Task): Promise<Report> {
  const worker = new Worker(file, {
    workerData: task,
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('A thread ended without its report.')));
  });
}

/** Shares seeds among threads; each ends with its share, or with what it finds. */
async function runAll(file: string, task: Omit<Task, 'step'>): Promise<Report> {
  const threads = Math.min(availableParallelism(), task.count);
  const reports = await Promise.all(
    Array.from({ length: threads }, (_, at) =>
      start(file, {
        ...task,
        first: task.first + at,
        step: threads,
        count: Math.ceil((task.count - at) / threads),
      }),
    ),
  );
  const features: Record<string, number> = {};
  for (const report of reports)
    for (const [name, number] of Object.entries(report.features))
      features[name] = (features[name] ?? 0) + number;
  return {
    schedules: reports.reduce((sum, { schedules }) => sum + schedules, 0),
    doubled: reports.reduce((sum, { doubled }) => sum + doubled, 0),
    features,
    finding: reports.find(({ finding }) => finding)?.finding,
    unreached: reports[0]?.unreached?.filter((line) =>
      reports.every(({ unreached }) => unreached?.includes(line)),
    ),
    steps: reports[0]?.steps,
  };
}

function tellFinding({ seed, message, shortest, steps }: Finding): void {
  console.log(`✗ seed ${seed}: ${message}`);
  console.log(
    `Shortest schedule found: ${shortest.events.length} events, ${shortest.instances} instances`,
  );
  for (const line of steps) console.log(`  ${line}`);
  console.log(`npm run simulate -- --seed ${seed}`);
}

function tellFeatures({ schedules, features, doubled }: Report): void {
  const rows = Object.entries(features).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, number] of rows) {
    const share = ((100 * number) / schedules).toFixed(1).padStart(5);
    console.log(`${String(number).padStart(9)} ${share} %  ${name}`);
  }
  console.log(`${String(doubled).padStart(9)}  leads twice at a gateway that ignores keys`);
}

async function tryFaults(first: number | undefined): Promise<boolean> {
  let isFound = true;
  for (const fault of [...plantedFaults, ...mendedFaults]) {
    const since = performance.now();
    const file = await build(fault);
    const task = { engine: 'memory', first: first ?? fault.seed, isTold: false } as const;
    const count = first === undefined ? 1 : 200_000;
    const { finding, schedules } = await runAll(file, { ...task, count });
    if (!finding) {
      isFound = false;
      console.log(`✗ not found: ${fault.name}`);
      continue;
    }
    const { seed, message, shortest, steps } = finding;
    console.log(`✓ ${fault.name}: seed ${seed}, schedule ${schedules}, ${seconds(since)} s`);
    console.log(
      `    ${message}; ${shortest.events.length} events, ${shortest.instances} instances`,
    );
    if (options.from !== undefined) for (const line of steps) console.log(`      ${line}`);
  }
  return isFound;
}

const isEngine = (name: string): name is EngineName =>
  ['memory', 'file', 'postgres'].includes(name);

async function run(): Promise<boolean> {
  const { seed, engine } = options;
  if (!isEngine(engine)) throw new Error('The engines are memory, file and postgres.');
  const from = options.from === undefined ? undefined : Number(options.from);
  if (options.planted) return tryFaults(from);
  const since = performance.now();
  const file = await build();
  const first = seed === undefined ? (from ?? randomInt(SEEDS)) : Number(seed);
  const count = seed === undefined ? Number(options.count) : 1;
  const task = { engine, first, count, isTold: seed !== undefined };
  const report = await runAll(file, { ...task, isCovered: options.coverage });
  for (const line of report.steps ?? []) console.log(line);
  if (seed === undefined) tellFeatures(report);
  for (const line of report.unreached ?? []) console.log(line);
  if (report.finding) tellFinding(report.finding);
  const sign = report.finding ? '✗' : '✓';
  console.log(`${sign} ${report.schedules} schedules from seed ${first}, ${seconds(since)} s`);
  return report.finding === undefined;
}

mkdirSync(folder, { recursive: true });
try {
  if (!(await run())) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
