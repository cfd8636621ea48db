/**
 * `npm run bench -- growth`: the same measures with the embedded content, ten times as much, and all
 * of 3,600 posts, 1,400 branches and 2,700 press items. Needs wrk. It builds the site, which
 * serves all three of them, and once more a copy of the project with all of it.
 *
 *   npm run bench -- growth --no-build --seconds 2 --out figures.md
 */
import { execFile } from 'node:child_process';
import { cp, mkdtempDisposable, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { hasFailed, verdict } from '@/tools/drills/chaos/support/report';
import { startGateway } from '@/tools/gateway/server';
import { memoryEnv } from '../../tests/support/memory-env';
import { startSite } from '../../tests/support/site';
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

/** Folders that a build does not need. */
const NOT_COPIED = new Set(['.git', '.next', '.data', 'node_modules']);

/** All that is started and written. */
const ends = new AsyncDisposableStack();
const run = promisify(execFile);

const temporaryDir = async () => ends.use(await mkdtempDisposable(join(tmpdir(), 'growth-'))).path;

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

async function startStep(name: string, amounts: Amounts) {
  const contentDir = await temporaryDir();
  await writeManyRecords(contentDir, amounts);
  const gateway = ends.use(await startGateway({ contentDir }));
  // How long it takes to read its own files is none of the site's.
  for (const path of GROWING) await timed(gateway.url + path);
  const site = ends.use(await startSite({ ...memoryEnv(), GATEWAY_URL: gateway.url }));
  // A load balancer waits for the first.
  const { ms: readyMs } = await timed(`${site.url}/api/ready`);
  return { name, amounts, site, readyMs };
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

async function measure() {
  const buildSeconds = new Map<string, number>();
  if (options.build) {
    buildSeconds.set('1×', await build('.'));
    buildSeconds.set('whole', await buildWith(WHOLE));
  }
  const started = [];
  for (const { name, amounts } of STEPS) started.push(await startStep(name, amounts));
  const figures = [];
  for (const step of started) {
    const { url } = step.site;
    figures.push({
      ...step,
      buildSeconds: buildSeconds.get(step.name),
      /** Milliseconds by path; the slower of two requests. */
      times: await timesOf(url),
      /** Kilobytes of HTML, by path. */
      weights: await weightsOf(url),
      /** By path, round by round. */
      loads: new Map(PAGES.map(({ path }): [string, Load[]] => [path, []])),
    });
  }
  for (const { path } of PAGES) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const turn of figures.keys()) {
        // Each is measured first as often as the others.
        const { site, loads } = figures[(round + turn) % figures.length]!;
        loads.get(path)?.push(await load(site.url + path, { seconds, pid: site.pid }));
      }
    }
  }
  return figures;
}

type Figures = Awaited<ReturnType<typeof measure>>[number];

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
      verdict(weight <= 1 + MOST_CHANGE, `${step.name}: ${kind} ${path}: HTML ${percent(weight)}`);
      const rate = rates[at] ?? Number.NaN;
      verdict(
        rate >= 1 - MOST_CHANGE,
        `${step.name}: ${kind} ${path}: throughput ${percent(rate)}`,
      );
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
    verdict(last < MOST_MS, `whole: ${name} in ${last.toFixed(0)} ms`);
  }
  const built = figures.map(({ buildSeconds }) => buildSeconds);
  row('Build', ...built.map((s) => (s === undefined ? '–' : `${s.toFixed(0)} s`)));
  const [firstBuild, lastBuild] = [built[0], built.at(-1)];
  if (firstBuild !== undefined && lastBuild !== undefined) {
    const ratio = lastBuild / firstBuild;
    verdict(ratio < MOST_BUILD, `whole: build takes ${ratio.toFixed(2)} times as long`);
  }
  return rows;
}

try {
  const figures = await measure();
  const rows = report(figures);
  if (options.out) await writeFile(options.out, `${rows.join('\n')}\n`);
} finally {
  await ends.disposeAsync();
}
process.exit(hasFailed() ? 1 : 0);
