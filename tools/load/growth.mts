/**
 * `npm run bench -- growth`: the same measures with the embedded content, ten times as much, and all
 * of 3,600 posts, 1,400 branches and 2,700 press items. Needs wrk. It builds the site, which
 * serves all three of them, and once more a copy of the project with all of it.
 *
 *   npm run bench -- growth --no-build --seconds 2 --out figures.md
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { pathsIn } from '@/tests/support/load';
import { memoryEnv } from '@/tests/support/memory-env';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { copyPackages, copyProject } from '@/tools/drills/project-copy.mts';
import { millis, verdict } from '@/tools/verdict';
import {
  EMBEDDED,
  startManyRecords,
  WHOLE,
  writeManyRecords,
  type Amounts,
} from './support/many-records';
import { makeTable } from './support/table';
import { load, rateRatio, type Load } from './support/wrk';

const STEPS: { name: string; amounts: Amounts }[] = [
  { name: '1×', amounts: EMBEDDED },
  { name: '10×', amounts: { posts: 360, branches: 140, press: 270 } },
  { name: 'whole', amounts: WHOLE },
];
const MOST_HEAVIER = 0.05;
const PAGES = [
  { kind: 'home', path: '/' },
  { kind: 'detail', path: '/Blog_Detalle/composta-en-casa-doce-semanas' },
  // It lists at most six branches near by: one of the embedded content, six of more.
  { kind: 'detail', path: '/sucursales/campeche', most: 0.1 },
  { kind: 'detail', path: '/detalle_linea/residuos-clinicos-rpbi' },
  { kind: 'list', path: '/blog' },
  { kind: 'list', path: '/prensa' },
  { kind: 'list', path: '/sucursales' },
];
/** The gateway's calls for growing content. */
const GROWING = [
  '/web-page-conf/web/blog/getall',
  '/web-page-conf/web/business-unit/offices',
  '/web-page-conf/web/press/getall/1/8',
  '/web-page-conf/web/search/getAll?search=composta',
];
/** Many short ones: the machine's own speed changes from second to second. */
const ROUNDS = 21;
/** Reading all records would be many times slower; processes that serve the same differ by 14 %. */
const MOST_SLOWER = 0.25;
const MOST_BUILD = 2;
const MOST_MS = 1_000;

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    build: { type: 'boolean', default: true },
    seconds: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const seconds = Number(options.seconds);

const run = promisify(execFile);

/** All that is started. */
await using ends = new AsyncDisposableStack();

/** Seconds of a build without a cache. */
async function build(dir: string): Promise<number> {
  await rm(join(dir, '.next'), { recursive: true, force: true });
  const began = performance.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await run('npm', ['run', 'build'], { cwd: dir, env, maxBuffer: 64 * 1024 * 1024 });
  return (performance.now() - began) / 1_000;
}

/**
 * The same in a copy of the project with other content: whatever gateway a site is to have, its
 * build takes the embedded one (lib/config.ts).
 */
async function buildWith(amounts: Amounts): Promise<number> {
  await using folder = await temporaryFolder('growth');
  await copyProject(folder.path);
  await copyPackages(folder.path);
  await writeManyRecords(join(folder.path, 'data', 'content'), amounts);
  return build(folder.path);
}

/** @throws Error where the response is no success. */
async function timed(url: string): Promise<{ ms: number; body: string }> {
  const began = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return { ms: performance.now() - began, body };
}

/** Milliseconds by path; the slower of two requests. */
async function timesOf(url: string): Promise<Map<string, number>> {
  const index = await timed(`${url}/sitemap.xml`);
  const times = new Map([['/sitemap.xml, first', index.ms]]);
  const searches = ['/api/search?search=composta', '/api/blog?buscar=composta'];
  for (const path of ['/sitemap.xml', ...pathsIn(index.body), ...searches]) {
    const first = await timed(url + path);
    const again = await timed(url + path);
    times.set(path, Math.max(first.ms, again.ms));
  }
  return times;
}

async function start(step: (typeof STEPS)[number]) {
  const gateway = ends.use(await startManyRecords(step.amounts));
  // How long it takes to read its own files is none of the site's.
  for (const path of GROWING) await timed(gateway.url + path);
  const site = ends.use(await startSite({ ...memoryEnv(), GATEWAY_URL: gateway.url }));
  // A load balancer waits for the first.
  const { ms: readyMs } = await timed(`${site.url}/api/ready`);
  return { ...step, site, readyMs };
}

const buildSeconds = new Map<string, number>();
if (options.build) {
  buildSeconds.set('1×', await build('.'));
  buildSeconds.set('whole', await buildWith(WHOLE));
}
const started: Awaited<ReturnType<typeof start>>[] = [];
for (const step of STEPS) started.push(await start(step));
const times: Map<string, number>[] = [];
for (const { site } of started) times.push(await timesOf(site.url));

const rows: string[][] = [];
const row = <T,>(what: string, steps: readonly T[], tell: (step: T) => string) =>
  rows.push([what, ...steps.map(tell)]);
row('Posts, branches, press items', STEPS, ({ amounts }) =>
  [amounts.posts, amounts.branches, amounts.press].join(', '),
);

/** How a page grows from the first step on: its HTML, and its throughput round by round. */
async function measure(path: string) {
  const steps = [];
  for (const { name, site } of started) {
    const { body } = await timed(site.url + path);
    steps.push({ name, site, kilobytes: Buffer.byteLength(body) / 1_000, loads: [] as Load[] });
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const turn of steps.keys()) {
      // Each is measured first as often as the others.
      const { site, loads } = steps[(round + turn) % steps.length]!;
      loads.push(await load(site.url + path, { seconds, pid: site.pid }));
    }
  const first = steps[0]!;
  return steps.map(({ name, kilobytes, loads }) => ({
    name,
    kilobytes,
    weight: kilobytes / first.kilobytes,
    rate: rateRatio(loads, first.loads),
    /** Throughput without other load of the machine. */
    cpu: median(loads.map(({ cpu }) => cpu)),
  }));
}

const percent = (ratio: number) =>
  `${ratio >= 1 ? '+' : '−'}${Math.abs((ratio - 1) * 100).toFixed(1)} %`;

for (const { kind, path, most = MOST_HEAVIER } of PAGES) {
  const steps = await measure(path);
  const html = `HTML of \`${path}\``;
  row(html, steps, ({ kilobytes, weight }) => `${kilobytes.toFixed(1)} kB (${percent(weight)})`);
  row(`Requests a second of \`${path}\` to those of 1×`, steps, ({ rate }) => rate.toFixed(2));
  row('Processor for each', steps, ({ cpu }) => `${cpu.toFixed(2)} ms`);
  for (const { name, weight, rate } of steps.slice(1)) {
    const page = `${name}: ${kind} ${path}`;
    verdict(weight <= 1 + most, `${page}: HTML ${percent(weight)}`);
    verdict(rate >= 1 - MOST_SLOWER, `${page}: throughput ${percent(rate)}`);
  }
}
row('`/api/ready` after the start, no limit', started, ({ readyMs }) => millis(readyMs));
for (const [path, last] of times.at(-1) ?? []) {
  const told = (ms: number | undefined) => (ms === undefined ? '–' : millis(ms));
  row(`\`${path}\``, times, (step) => told(step.get(path)));
  verdict(last < MOST_MS, `whole: ${path} in ${millis(last)}`);
}
row('Build', STEPS, ({ name }) => buildSeconds.get(name)?.toFixed(0).concat(' s') ?? '–');
const [firstBuild, lastBuild] = [...buildSeconds.values()];
if (firstBuild !== undefined && lastBuild !== undefined) {
  const ratio = lastBuild / firstBuild;
  verdict(ratio < MOST_BUILD, `whole: build takes ${ratio.toFixed(2)} times as long`);
}
await makeTable(['', ...STEPS.map(({ name }) => name)], rows, options.out);
