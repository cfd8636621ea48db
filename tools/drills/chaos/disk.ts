/** A disk that is full, and a `.next` that cannot be written: pages are still served. */
import { each, faultsOf, sample, sitemapPaths, wholePage, type Sample } from '@/tests/support/load';
import type { Site } from '@/tests/support/site';
import { note, verdict } from '@/tools/verdict';
import { canMount, createDiskOfPages } from './support/full-disk';
import { filesBelow } from './support/process';
import { makeReadOnly } from './support/read-only';
import { startWorld } from './support/world';

const CLIENTS = 10;

/** Requests every page twice. */
async function visitTwice({ url }: Site): Promise<Sample[]> {
  const paths = await sitemapPaths(url);
  const samples: Sample[] = [];
  const visit = async (path: string) => samples.push(await sample(url, wholePage(path)));
  await each([...paths, ...paths], CLIENTS, visit);
  return samples;
}

async function full(): Promise<void> {
  await using world = await startWorld();
  const disk = await createDiskOfPages(world, 1);
  const samples: Sample[] = [];
  const began = performance.now();
  const site = await disk.whileFull(async () => {
    const started = await world.startSite();
    samples.push(...(await visitTwice(started)));
    return started;
  });
  await world.revalidate(site);
  samples.push(...(await visitTwice(site)));
  await site.stop('SIGKILL');
  // It says so once a minute.
  const mostLines = 1 + Math.ceil((performance.now() - began) / 60_000);
  const kept = (await filesBelow(disk.folder)).length;
  const again = await world.startSite();
  samples.push(...(await visitTwice(again)));
  const left = (await filesBelow(disk.folder)).filter(({ path }) => path.endsWith('.tmp'));
  const lines = site.output().split('\n');
  const told = lines.filter((line) => line.includes('pages cannot be stored'));
  const wrong = [...faultsOf(samples), ...left.map(({ path }) => `left behind: ${path}`)];
  verdict(
    wrong.length === 0 && kept > 0 && told.length > 0 && told.length <= mostLines,
    `disk full: ${samples.length} visits, ${wrong.length} failed; ` +
      `${kept} files of pages once there was a little room; ${told.length} lines in the log`,
    wrong,
  );
}

async function readOnly(): Promise<void> {
  await using world = await startWorld();
  await makeReadOnly(world);
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
  if (canMount) await full();
  else note('disk full: skipped, a disk of its own takes root');
  await readOnly();
}
