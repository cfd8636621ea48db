/**
 * Simulates the path of a lead from seeds: `node tests/simulation/run.mts`. README.md describes it.
 *
 *   --count 1000000    the number of schedules; 20,000 by default
 *   --from 123         the first seed; random by default. A schedule that breaks a rule is printed
 *   --planted          puts faults into the code; the simulation must find each of them
 */
import { randomInt } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { readArguments, readCount } from '../../tools/command-line.mjs';
import { plantedFaults, type PlantedFault } from './planted.mts';

process.env.LOG_LEVEL = 'silent';
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/simulation', String(process.pid));

const USAGE = 'node tests/simulation/run.mts [--count <number>] [--from <seed>] [--planted]';
const { values: options } = readArguments(USAGE, {
  options: {
    count: { type: 'string', default: '20000' },
    from: { type: 'string' },
    planted: { type: 'boolean', default: false },
  },
});

const plant = ({ file, find, put }: PlantedFault): Plugin => ({
  name: 'planted',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?ts$/ }, async ({ path }) => {
      if (path !== join(root, file)) return undefined;
      const source = await readFile(path, 'utf8');
      if (source.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
      return { contents: source.replace(find, () => put), loader: 'ts' };
    });
  },
});

type Simulation = typeof import('./simulate');

/** Bundles the simulation with the product's code, as it runs outside of Next, and loads it. */
async function load(fault?: PlantedFault): Promise<Simulation> {
  const outfile = join(folder, `${randomInt(2 ** 40)}.mjs`);
  const stub = (file: string) => join(root, 'tests/support', file);
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/simulation/simulate.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // CommonJS modules require parts of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    alias: {
      'server-only': stub('empty.cjs'),
      'next/cache': stub('next-cache.ts'),
      'next/constants': 'next/constants.js',
    },
    plugins: fault ? [plant(fault)] : [],
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/** Runs schedules until one breaks a rule. Returns whether none did. */
async function run(simulation: Simulation, first: number, count: number): Promise<boolean> {
  const { openDatabase, planOf, simulate, shrink } = simulation;
  const isQuiet = options.planted;
  const database = await openDatabase();
  const since = performance.now();
  for (let schedules = 1; schedules <= count; schedules += 1) {
    const seed = first + schedules - 1;
    const broken = await simulate(planOf(seed), database);
    if (broken) {
      const sign = isQuiet ? '  ' : '✗ ';
      console.log(`${sign}seed ${seed}, schedule ${schedules}: ${broken.rule}: ${broken.detail}`);
      if (isQuiet) return false;
      const shortest = await shrink(planOf(seed), broken, database);
      await simulate(shortest, database, (line) => console.log(`  ${line}`));
      return false;
    }
    if (schedules % 32 === 0) await setImmediate();
  }
  if (isQuiet) return true;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`✓ ${count} schedules from seed ${first}, ${seconds} s`);
  return true;
}

const first = readCount(USAGE, options.from ?? String(randomInt(2 ** 40)), 0);
const count = readCount(USAGE, options.count);
try {
  if (options.planted) {
    for (const fault of plantedFaults) {
      const isFound = !(await run(await load(fault), first, 20_000));
      console.log(`${isFound ? '✓' : '✗ not found:'} ${fault.name}`);
      if (!isFound) process.exitCode = 1;
    }
  } else if (!(await run(await load(), first, count))) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
