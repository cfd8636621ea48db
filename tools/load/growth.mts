/**
 * `npm run bench -- growth`: the same measures with the embedded content, ten times as much, and all
 * of 3,600 posts, 1,400 branches and 2,700 press items. Needs wrk. It builds the site, which
 * serves all three of them, and once more a copy of the project with all of it.
 *
 *   npm run bench -- growth --no-build --seconds 2 --out figures.md
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startGateway, type RunningGateway } from '@/tools/gateway/server';
import { memoryEnv } from '../../tests/support/memory-env';
import { startSite, type Site } from '../../tests/support/site';
import { load, median, type Load } from './support/load';
import { EMBEDDED, WHOLE, writeManyRecords, type Amounts } from './support/many-records';

const STEPS: { name: string; amounts: Amounts }[] = [
  { name: '1×', amounts: EMBEDDED },
  { name: '10×', amounts: { posts: 360, branches: 140, press: 270 } },
  { name: 'whole', amounts: WHOLE },
];
const PAGES = [
  { kind: 'home', path: '/' },
  { kind: 'detail', path: '/Blog_Detalle/composta-en-casa-doce-semanas' },
  { kind: 'detail', path: '/sucursales/campeche' },
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
const MOST_CHANGE = 0.05;
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

interface Running {
  name: string;
  amounts: Amounts;
  gateway: RunningGateway;
  site: Site;
  /** Milliseconds of the first `/api/ready`, for which a load balancer waits. */
  readyMs: number;
}

interface Figures {
  name: string;
  amounts: Amounts;
  buildSeconds: number | undefined;
  /** Kilobytes of HTML, by path. */
  weights: Map<string, number>;
  /** By path, round by round. */
  loads: Map<string, Load[]>;
  readyMs: number;
  /** Milliseconds by path; the slower of two requests. */
  times: Map<string, number>;
}

/** Folders that a build does not need. */
const NOT_COPIED = new Set(['.git', '.next', '.data', 'node_modules']);

const dirs: string[] = [];
const started: Running[] = [];
const run = promisify(execFile);

async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'growth-'));
  dirs.push(dir);
  return dir;
}

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
  const dir = await temporaryDir();
  await cp('.', dir, { recursive: true, filter: (path) => !NOT_COPIED.has(path) });
  // Hard links where the file system has them: there are hundreds of megabytes.
  const modules = ['node_modules', join(dir, 'node_modules')];
  await run('cp', ['-al', ...modules]).catch(() => run('cp', ['-a', ...modules]));
  await writeManyRecords(join(dir, 'data', 'content'), amounts);
  return build(dir);
}

async function startStep(name: string, amounts: Amounts): Promise<Running> {
  const contentDir = await temporaryDir();
  await writeManyRecords(contentDir, amounts);
  const gateway = await startGateway({ contentDir });
  // How long it takes to read its own files is none of the site's.
  for (const path of GROWING) await timed(gateway.url + path);
  const site = await startSite({ ...memoryEnv(), GATEWAY_URL: gateway.url });
  const { ms: readyMs } = await timed(`${site.url}/api/ready`);
  return { name, amounts, gateway, site, readyMs };
}

/** @throws Error where the response is no success. */
async function timed(url: string): Promise<{ ms: number; body: string }> {
  const began = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return { ms: performance.now() - began, body };
}

async function timesOf(url: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const index = await timed(`${url}/sitemap.xml`);
  const files = [...index.body.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const paths = [
    '/sitemap.xml',
    ...files,
    '/api/search?search=composta',
    '/api/blog?buscar=composta',
  ];
  times.set('/sitemap.xml, first', index.ms);
  for (const path of paths) {
    const first = await timed(url + path);
    const again = await timed(url + path);
    times.set(String(path), Math.max(first.ms, again.ms));
  }
  return times;
}

async function weightsOf(url: string): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  for (const { path } of PAGES) {
    const { body } = await timed(url + path);
    weights.set(path, Buffer.byteLength(body) / 1_000);
  }
  return weights;
}

async function measure(): Promise<Figures[]> {
  const buildSeconds = new Map<string, number>();
  if (options.build) {
    buildSeconds.set('1×', await build('.'));
    buildSeconds.set('whole', await buildWith(WHOLE));
  }
  for (const { name, amounts } of STEPS) started.push(await startStep(name, amounts));
  const figures: Figures[] = [];
  for (const { name, amounts, site, readyMs } of started) {
    const times = await timesOf(site.url);
    const weights = await weightsOf(site.url);
    const loads = new Map(PAGES.map(({ path }): [string, Load[]] => [path, []]));
    const seconds = buildSeconds.get(name);
    figures.push({ name, amounts, buildSeconds: seconds, weights, loads, readyMs, times });
  }
  for (const { path } of PAGES) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const turn of started.keys()) {
        // Each is measured first as often as the others.
        const at = (round + turn) % started.length;
        const { url = '', pid } = started[at]?.site ?? {};
        figures[at]?.loads.get(path)?.push(await load(url + path, { seconds, pid }));
      }
    }
  }
  return figures;
}

/** A step's requests per second relative to the first step's, in the median of the rounds. */
function rateRatio(first: Figures, step: Figures, path: string): number {
  const [of = [], to = []] = [step.loads.get(path), first.loads.get(path)];
  return median(
    of.map(({ requestsPerSecond }, at) => requestsPerSecond / (to[at]?.requestsPerSecond ?? NaN)),
  );
}

/** Milliseconds of processor per page: throughput without other load of the machine. */
const cpuOf = ({ loads }: Figures, path: string) =>
  median((loads.get(path) ?? []).map(({ cpu }) => cpu));

let failed = 0;
const check = (holds: boolean, text: string) => {
  if (!holds) failed += 1;
  console.log(`${holds ? '✓' : '✗'} ${text}`);
};
const percent = (ratio: number) =>
  `${ratio >= 1 ? '+' : '−'}${Math.abs((ratio - 1) * 100).toFixed(1)} %`;

function report(figures: Figures[]): string[] {
  const [first] = figures;
  if (!first) return [];
  const rows: string[] = [];
  const row = (...cells: string[]) => rows.push(`| ${cells.join(' | ')} |`);
  row('', ...figures.map(({ name }) => name));
  row('---', ...figures.map(() => '---:'));
  row(
    'Posts, branches, press items',
    ...figures.map(({ amounts }) => `${amounts.posts}, ${amounts.branches}, ${amounts.press}`),
  );
  for (const { kind, path } of PAGES) {
    const base = first.weights.get(path) ?? Number.NaN;
    const cells = figures.map((step) => {
      const weight = step.weights.get(path) ?? Number.NaN;
      return `${weight.toFixed(1)} kB (${percent(weight / base)})`;
    });
    row(`HTML of \`${path}\``, ...cells);
    const rates = figures.map((step) => rateRatio(first, step, path));
    row(`Requests a second of \`${path}\` to those of 1×`, ...rates.map((rate) => rate.toFixed(2)));
    row('Processor for each', ...figures.map((step) => `${cpuOf(step, path).toFixed(2)} ms`));
    for (const [at, step] of figures.entries()) {
      if (at === 0) continue;
      const weight = (step.weights.get(path) ?? Number.NaN) / base;
      check(weight <= 1 + MOST_CHANGE, `${step.name}: ${kind} ${path}: HTML ${percent(weight)}`);
      const rate = rates[at] ?? Number.NaN;
      check(rate >= 1 - MOST_CHANGE, `${step.name}: ${kind} ${path}: throughput ${percent(rate)}`);
    }
  }
  row(
    '`/api/ready` after the start, no limit',
    ...figures.map(({ readyMs }) => `${readyMs.toFixed(0)} ms`),
  );
  for (const name of figures.at(-1)?.times.keys() ?? []) {
    const cells = figures.map(({ times }) => times.get(name));
    row(`\`${name}\``, ...cells.map((ms) => (ms === undefined ? '–' : `${ms.toFixed(0)} ms`)));
    const last = cells.at(-1) ?? Number.NaN;
    check(last < MOST_MS, `whole: ${name} in ${last.toFixed(0)} ms`);
  }
  const built = figures.map(({ buildSeconds }) => buildSeconds);
  row('Build', ...built.map((s) => (s === undefined ? '–' : `${s.toFixed(0)} s`)));
  const [firstBuild, lastBuild] = [built[0], built.at(-1)];
  if (firstBuild !== undefined && lastBuild !== undefined) {
    const ratio = lastBuild / firstBuild;
    check(ratio < MOST_BUILD, `whole: build takes ${ratio.toFixed(2)} times as long`);
  }
  return rows;
}

try {
  const figures = await measure();
  const rows = report(figures);
  if (options.out) await writeFile(options.out, `${rows.join('\n')}\n`);
} finally {
  for (const { site, gateway } of started) {
    await site.stop();
    await gateway.stop();
  }
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
