import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startInstance, type Instance } from '@/tests/instances/support/instance';
import { sitemapPaths } from '@/tests/support/load';
import { median } from '@/tests/support/statistics';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startManyRecords } from '@/tools/load/support/many-records';

/* What the dearest request takes of the server's one thread, with the content of years. */

const AMOUNTS = { posts: 3_607, branches: 1_000, press: 2_700 };
/** Of the thread, in ms: of a page that nobody has asked for yet, and of any request after that. */
const MOST = { cold: 120, warm: 50 };
/** Requests of one path: the first is cold, the median of the others warm. */
const TURNS = 10;

/** What the thread has run so far, in ms. Next's server is the main thread of its process. */
async function ranMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  return Number(text.split(' ')[0]) / 1e6;
}

/** Until it has done what it does after a response, or in the background. */
async function settled(pid: number): Promise<number> {
  for (let before = await ranMs(pid), tries = 0; tries < 200; tries += 1) {
    await sleep(25);
    const now = await ranMs(pid);
    if (now - before < 1) return now;
    before = now;
  }
  throw new Error('It does not rest.');
}

async function costOf({ pid, url }: Instance, path: string): Promise<number> {
  const before = await settled(pid());
  const response = await fetch(url + path, { redirect: 'manual' });
  await response.arrayBuffer();
  expect(response.status, path).toBeLessThan(400);
  return (await settled(pid())) - before;
}

/** Of a route: names of records are `*`. What programs call has none. */
function kindOf(path: string): string {
  const [route = ''] = path.split('?');
  if (route.startsWith('/api/')) return route;
  const isOwn = /^(?:hoja|pagina|zonas|calendario\.ics)$/;
  return route
    .split('/')
    .map((name, at) => (at > 1 && !isOwn.test(name) ? '*' : name))
    .join('/');
}

/** Three of each kind of page, and what is made for programs, visitors and forms. */
function pathsOf(pages: readonly string[]): string[] {
  const some = (list: readonly string[]) =>
    [0, 0.5, 0.99].flatMap((share) => list[Math.floor(list.length * share)] ?? []);
  const kinds = Map.groupBy(pages, kindOf);
  const zones = some(kinds.get('/sucursales/*/*') ?? []);
  return [
    ...[...kinds.values()].flatMap((list) => [...new Set(some(list))]),
    ...zones.flatMap((zone) => [`${zone}/hoja`, `${zone}/calendario.ics`]),
    ...zones.map((zone) => `/compartir${zone}`),
    ...zones.map((zone) => zone.replace('/sucursales', '/contactanos/recoleccion') + '/2026-11-23'),
    ...['/sitemap.xml', '/sitemap-paginas-1.xml', '/sitemap-imagenes-1.xml'],
    ...['/blog/rss.xml', '/blog/atom.xml', '/prensa/rss.xml', '/compartir/blog', '/api/map'],
    ...['contenedor', 'basura', 'servicio'].flatMap((term) => [
      ...[`/api/search?search=${term}`, `/api/search/suggest?search=${term}`],
      ...[`/busqueda/resultados/${term}/1`, `/api/blog?buscar=${term}`],
    ]),
    ...['centro', 'san', 'norte'].map((term) => `/api/zones?q=${term}`),
    ...['/sucursales/nadie', '/sucursales/1'],
  ];
}

test('no request takes long of the thread, with years of content', async () => {
  test.setTimeout(600_000);
  await using gateway = await startManyRecords(AMOUNTS);
  await using assets = await temporaryFolder('assets');
  await using instance = await startInstance({ GATEWAY_URL: gateway.url }, assets.path);
  // As an orchestrator does, before any visitor.
  expect((await fetch(`${instance.url}/api/ready`)).status).toBe(200);
  const seen = new Set<string>();
  const costs: { path: string; cold: number; warm: number; isFirst: boolean }[] = [];
  for (const path of pathsOf(await sitemapPaths(instance.url))) {
    const kind = kindOf(path);
    const cold = await costOf(instance, path);
    const warm: number[] = [];
    for (let turn = 1; turn < TURNS; turn += 1) warm.push(await costOf(instance, path));
    // The first of its kind also loads code and makes what all of them share.
    costs.push({ path, cold, warm: median(warm), isFirst: !seen.has(kind) });
    seen.add(kind);
  }
  const tell = ({ path, cold, warm }: (typeof costs)[number]) =>
    `  ${cold.toFixed(0).padStart(5)} ms cold, ${warm.toFixed(0).padStart(4)} ms warm  ${path}`;
  const dearest = (by: 'cold' | 'warm', list = costs) =>
    list.toSorted((a, b) => b[by] - a[by]).slice(0, 8);
  const later = costs.filter(({ isFirst }) => !isFirst);
  console.log(['Dearest when warm:', ...dearest('warm').map(tell)].join('\n'));
  console.log(['Dearest when cold:', ...dearest('cold', later).map(tell)].join('\n'));
  expect(costs.filter(({ warm }) => warm > MOST.warm)).toEqual([]);
  expect(later.filter(({ cold }) => cold > MOST.cold)).toEqual([]);
});
