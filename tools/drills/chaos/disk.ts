/** A disk that is full, and a `.next` that cannot be written: pages are still served. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@/tests/support/site';
import { each, sample, type Sample } from './support/load';
import { sitemapPaths, cached } from './support/pages';
import { filesBelow } from './support/process';
import { makeReadOnly } from './support/read-only';
import { faultsOf, note, verdict } from './support/report';
import { startWorld, type World } from './support/world';

const isRoot = process.getuid?.() === 0;
const CLIENTS = 10;
/** The size of the disk that fills up. */
const DISK_BYTES = 1024 * 1024;

/** Requests every page twice. */
async function visitTwice(site: Site): Promise<Sample[]> {
  const paths = await sitemapPaths(site.url);
  const samples: Sample[] = [];
  for (let time = 0; time < 2; time += 1) {
    await each(paths, CLIENTS, async (path) => samples.push(await sample(site.url, cached(path))));
  }
  return samples;
}

const cacheOf = (world: World) => join(world.build, 'page-cache');

async function full(): Promise<void> {
  await using world = await startWorld();
  const disk = cacheOf(world);
  await mkdir(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]);
  world.atEnd(async () => execFileSync('umount', ['-l', disk]));
  // The site removes what is named after no build, or after another.
  const id = await readFile(join(world.build, 'BUILD_ID'), 'utf8');
  const ballast = join(disk, `${id}-ballast`);
  await writeFile(ballast, Buffer.alloc(DISK_BYTES)).catch(() => undefined);
  const site = await world.startSite();
  const samples = await visitTwice(site);
  await rm(ballast);
  await world.revalidate(site);
  samples.push(...(await visitTwice(site)));
  await site.stop('SIGKILL');
  const kept = (await filesBelow(disk)).length;
  const again = await world.startSite();
  samples.push(...(await visitTwice(again)));
  const left = (await filesBelow(disk)).filter(({ path }) => path.endsWith('.tmp'));
  const told = site
    .output()
    .split('\n')
    .filter((line) => line.includes('pages cannot be stored'));
  const wrong = [...faultsOf(samples), ...left.map(({ path }) => `left behind: ${path}`)];
  verdict(
    wrong.length === 0 && kept > 0 && told.length > 0 && told.length <= 3,
    `disk full: ${samples.length} visits, ${wrong.length} failed; ` +
      `${kept} files of pages once there was a little room; ${told.length} lines in the log`,
    wrong,
  );
  await again.stop('SIGKILL');
}

async function readOnly(): Promise<void> {
  await using world = await startWorld();
  await rm(cacheOf(world), { recursive: true, force: true });
  world.atEnd(await makeReadOnly(world.build));
  const site = await world.startSite();
  const samples = await visitTwice(site);
  await world.revalidate(site);
  samples.push(...(await visitTwice(site)));
  const wrong = faultsOf(samples);
  verdict(
    wrong.length === 0,
    `.next that cannot be written: ${samples.length} visits, ${wrong.length} failed`,
    wrong,
  );
}

export async function disk(): Promise<void> {
  if (isRoot) await full();
  else note('disk full: skipped, a disk of its own takes root');
  await readOnly();
}
