/** The server dies (kill -9) in the middle of writing pages: no damaged page after the restart. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { readPage } from '@/lib/server/cache/entry-schema.mts';
import { each, isComplete, request, sitemapPaths } from '@/tests/support/load';
import type { Site } from '@/tests/support/site';
import { verdict } from '@/tools/verdict';
import { filesBelow } from './support/process';
import { startWorld, type World } from './support/world';

/** What a round publishes: all of a page must be of one round. */
const MARK = /Ronda \d+ fin/g;
/** Longest life of a server, in rendered pages. */
const MOST_PAGES = 100;
const CLIENTS = 20;
/** As the browser's router requests a page; Next redirects it to the URL of that form. */
const DATA: RequestInit = { headers: { rsc: '1' }, redirect: 'follow' };

const marksIn = (text: string): string[] => [...new Set(text.match(MARK) ?? [])];

/** Faults of the cached pages on disk, page by page. */
async function damage(build: string): Promise<{ pages: number; wrong: string[] }> {
  const files = await filesBelow(join(build, 'page-cache'));
  const pages = files.map(({ path }) => path).filter((path) => !path.endsWith('.tmp'));
  const wrong: string[] = [];
  for (const path of pages) {
    try {
      const { value } = readPage(deserialize(await readFile(path))) ?? {};
      if (value === undefined) wrong.push(`${path}: no page`);
      // Route handlers have a body of their own form.
      if (value === undefined || !('html' in value)) continue;
      const data = value.rscData?.toString() ?? '';
      const segments = [...(value.segmentData?.values() ?? [])].map(String);
      const marks = marksIn([value.html, data, ...segments].join('\n'));
      if (!isComplete(value.html)) wrong.push(`${path}: the html is incomplete`);
      if (!data.endsWith('\n')) wrong.push(`${path}: the data is incomplete`);
      if (marks.length > 1) wrong.push(`${path}: of ${marks.join(' and ')}`);
    } catch (error) {
      wrong.push(`${path}: ${String(error)}`);
    }
  }
  return { pages: pages.length, wrong };
}

/** Publishes, makes the site write all its pages and kills it while it does. */
async function dieWriting(world: World, round: number, known: string[]): Promise<string[]> {
  const site = await world.startSite();
  await world.publish(`Ronda ${round} fin`);
  await world.revalidate(site);
  const paths = known.length > 0 ? known : await sitemapPaths(site.url);
  const last = Math.random() * MOST_PAGES;
  let made = 0;
  let isDead = false;
  await each(paths, CLIENTS, async (path) => {
    if (isDead) return;
    await request(site.url + path);
    made += 1;
    if (made < last || isDead) return;
    isDead = true;
    await site.stop('SIGKILL');
  });
  return paths;
}

async function visitAll(site: Site, paths: string[]): Promise<string[]> {
  const wrong: string[] = [];
  await each(paths, CLIENTS / 2, async (path) => {
    for (const isData of [false, true]) {
      const { status, body } = await request(site.url + path, isData ? DATA : {});
      const complete = isData ? body.endsWith('\n') : isComplete(body);
      if (status !== 200 || !complete) wrong.push(`${status} ${isData ? 'data of ' : ''}${path}`);
    }
  });
  return wrong;
}

export async function kill(rounds: number): Promise<void> {
  await using world = await startWorld();
  let paths: string[] = [];
  let seen = 0;
  const wrong: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    paths = await dieWriting(world, round, paths);
    const found = await damage(world.build);
    seen += found.pages;
    wrong.push(...found.wrong);
  }
  const site = await world.startSite();
  wrong.push(...(await visitAll(site, paths)));
  await site.stop('SIGKILL');
  const last = await damage(world.build);
  await world.break({ kind: 'reset' });
  const orphan = await world.startSite();
  const kept = await visitAll(orphan, paths);
  verdict(
    kept.length === 0,
    `restarted while the gateway is down: ${paths.length - kept.length} of ` +
      `${paths.length} cached pages available`,
    kept,
  );
  verdict(
    wrong.length === 0 && last.wrong.length === 0 && seen > 0,
    `${rounds} kills while writing: ${seen} cached pages checked, ${wrong.length} damaged; ` +
      `${paths.length} pages requested after the restart`,
    [...wrong, ...last.wrong],
  );
}
