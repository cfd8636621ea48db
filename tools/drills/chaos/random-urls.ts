/** Random URLs by the hundred thousand: disk and memory stay within their limits. */
import { randomUUID } from 'node:crypto';
import { each, request, sitemapPaths } from '@/tests/support/load';
import { tally } from '@/tests/support/statistics';
import { megabytes, note, seconds, verdict } from '@/tools/verdict';
import { shareOut } from './support/pages';
import { bytesBelow, settled } from './support/process';
import { startWorld } from './support/world';

const MB = 1024 * 1024;
/** The site's limit for pages (lib/server/cache/page-store.mts), with images beside it. */
const DISK_LIMIT = (1024 + 100) * MB;
const MEMORY_LIMIT = 80 * MB;
const CLIENTS = 20;
/** URLs that fill those caches. */
const WARM_UP = 2_000;
const SETTLE_MS = 15_000;

/** Variants of a real page's URL. */
type Shape = (turn: number, real: string) => string;

const word = () => randomUUID().slice(0, 13);
/** Spaces around a name: the gateway may know the record all the same. */
const spaced = (turn: number) => '%20'.repeat(1 + (turn % 150));
/** Letter case by the bits of a number. */
const cased = (text: string, turn: number) =>
  [...text].map((char, at) => ((turn >> (at % 30)) & 1 ? char.toUpperCase() : char)).join('');

const SHAPES: Shape[] = [
  () => `/Blog_Detalle/${word()}`,
  () => `/sucursales/${word()}`,
  () => `/detalle_linea/${word()}/${word()}`,
  () => `/servicios/${word()}`,
  () => `/noexiste/${word()}`,
  () => `/${word()}/${word()}/${word()}/${word()}`,
  () => `/_next/image?url=%2Farchivos%2F${word()}.jpg&w=640&q=75`,
  (turn) => `/_next/image?url=%2Farchivos%2Fx.jpg&w=${turn}&q=${turn % 100}`,
  () => `/compartir/Blog_Detalle/${word()}`,
  () => `/api/search?search=${word()}`,
  () => `/api/search?search=residuos+${word()}`,
  () => `/blog?x=${word()}`,
  (turn) => `/blog/pagina/${turn}`,
  () => `/archivos/${word()}.pdf`,
  (turn) => `/api/coverage?ciudad=${turn}&linea=${turn % 7}`,
  (turn, real) => `${real}${spaced(turn)}`,
  (turn, real) => `/${real.split('/')[1]}/${cased(real.split('/').slice(2).join('/'), turn)}`,
  (turn, real) => `${real}?_rsc=${turn}`,
];

function* generate(count: number, paths: string[]): Generator<string> {
  const real = paths.filter((path) => path.split('/').length === 3 && !path.includes('?'));
  for (let turn = 0; turn < count; turn += 1) {
    const shape = SHAPES[turn % SHAPES.length];
    const path = real[turn % real.length];
    if (shape && path !== undefined) yield shape(turn, path);
  }
}

export async function randomUrls(count: number): Promise<void> {
  await using world = await startWorld();
  const site = await world.startSite();
  const paths = await sitemapPaths(site.url);
  const visit = async (path: string) => void (await request(site.url + path));
  await each(paths, CLIENTS / 2, visit);
  // Fills the bounded caches of Next and of the site first.
  await each(generate(WARM_UP, paths), CLIENTS, visit);
  const memoryBefore = await settled(site, SETTLE_MS);
  const diskBefore = await bytesBelow(world.build);
  const statuses: number[] = [];
  const started = performance.now();
  await each(generate(count, paths), CLIENTS, async (path) => {
    statuses.push((await request(site.url + path)).status);
  });
  note(`${count} URLs in ${seconds(performance.now() - started)}, statuses: ${tally(statuses)}`);
  const memoryAfter = await settled(site, SETTLE_MS);
  const memory = memoryAfter.resident - memoryBefore.resident;
  const disk = (await bytesBelow(world.build)) - diskBefore;
  const { warm } = shareOut(paths);
  const wrong: string[] = [];
  for (const path of warm) {
    const { status } = await request(site.url + path);
    if (status !== 200) wrong.push(`${status} ${path} afterwards`);
  }
  verdict(
    disk < DISK_LIMIT && memory < MEMORY_LIMIT && wrong.length === 0 && !statuses.includes(0),
    `random URLs: disk +${megabytes(disk)} (limit ${megabytes(DISK_LIMIT)}), ` +
      `memory +${megabytes(memory)} (limit ${megabytes(MEMORY_LIMIT)}), ` +
      `in use ${megabytes(memoryBefore.used)} → ${megabytes(memoryAfter.used)}`,
    wrong,
  );
}
