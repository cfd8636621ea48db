import { setTimeout as sleep } from 'node:timers/promises';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import {
  expect,
  htmlOf,
  revalidateBlog,
  SECRET,
  test as base,
} from '@/tests/instances/support/fixtures';
import { startInstance, type Instance } from '@/tests/instances/support/instance';
import { pageTypes } from '@/tests/support/page-types';
import { sendMessage } from '@/tests/support/send-message';
import { startVarnish, type Varnish } from './support/varnish';

/* A cache that knows tags in place of nginx, and the two calls of docs/deployment.md. */

interface Fixtures {
  site: Instance;
  varnish: Varnish;
  /** The two calls after a change of the news. */
  announce(): Promise<void>;
  /** Publishes the news with this title, and makes the calls. */
  publish(title: string): Promise<void>;
}

const NEWS = 'simulacro';

const test = base.extend<object, Fixtures>({
  // Neither Redis nor nginx is needed.
  everythingRuns: async ({}, provide) => provide(),
  site: [
    async ({ gateway, assets }, provide) => {
      const env = { GATEWAY_URL: gateway.url, REVALIDATE_SECRET: SECRET, TRUST_PROXY: '1' };
      await using site = await startInstance(env, assets);
      // As an orchestrator does: pages of the sitemap then wait for no permit.
      await htmlOf(`${site.url}/api/ready`);
      await provide(site);
    },
    { scope: 'worker' },
  ],
  varnish: [
    async ({ site }, provide) => {
      await using varnish = await startVarnish(site.host);
      await provide(varnish);
    },
    { scope: 'worker' },
  ],
  announce: [
    async ({ site, varnish }, provide) => {
      await provide(async () => {
        expect(await revalidateBlog(site)).toBe(200);
        // Renders under way still end with what they have read.
        await sleep(1_000);
        expect(await varnish.purge('blog')).toBe(200);
      });
    },
    { scope: 'worker' },
  ],
  publish: [
    async ({ gateway, announce }, provide) => {
      await provide(async (title) => {
        await gateway.publish(title, NEWS);
        await announce();
      });
    },
    { scope: 'worker' },
  ],
});

const DETAIL = `/Blog_Detalle/${NEWS}`;
const TOUCHED = ['/', '/blog', DETAIL];
const LIFETIME_S = 120;
/** Less than that, and more than a busy machine takes. */
const SOON = { timeout: 60_000 };

/** The data of a page, by which a browser that is there already goes on, and what it fetches ahead. */
const DATA = { rsc: '1' };
const AHEAD = { ...DATA, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

async function visit(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const { status, headers } = response;
  return {
    status,
    /** The title of the news that this drill changes, where it is shown. */
    title: /Simulacro \w+/.exec(await response.text())?.[0],
    isKept: headers.get('x-cache') === 'HIT',
    isOfBlog: headers.get('cache-tag')?.split(',').includes('blog') === true,
    lifetime: headers.get('cache-control') ?? '',
    /** From its arrival at Varnish to its end there. */
    seconds: Number(headers.get('age')) + Number(headers.get('x-left')),
  };
}

async function visitAll(origin: string, paths: string[]) {
  const visits = new Map<string, Awaited<ReturnType<typeof visit>>>();
  for (const path of paths) visits.set(path, await visit(origin + path));
  return visits;
}

/** What the pages that the change touches show. */
const titles = async ({ url }: Varnish) =>
  [...(await visitAll(url, TOUCHED)).values()].map(({ status, title }) => `${status} ${title}`);
const all = (title: string) => TOUCHED.map(() => `200 ${title}`);

test('after a change the next visitor of every page that shows it gets the new one', async ({
  gateway,
  varnish,
  announce,
  publish,
}) => {
  const paths = [...pageTypes.map(({ path }) => path), DETAIL];
  await publish('Simulacro uno');
  await visitAll(varnish.url, paths);
  await gateway.publish('Simulacro dos', NEWS);
  const before = await visitAll(varnish.url, paths);
  for (const [path, { status, isKept, lifetime, seconds }] of before) {
    expect(status, path).toBe(200);
    expect(isKept, path).toBe(lifetime.startsWith(`s-maxage=${LIFETIME_S},`));
    // The header Age has no fractions.
    if (isKept) expect(Math.abs(seconds - LIFETIME_S), path).toBeLessThan(1.1);
  }
  expect(await titles(varnish)).toEqual(all('Simulacro uno'));

  await announce();
  for (const [path, page] of await visitAll(varnish.url, paths)) {
    const { isKept, title } = before.get(path) ?? page;
    expect(page.title, path).toBe(title && 'Simulacro dos');
    expect(page.isKept, path).toBe(isKept && !page.isOfBlog);
  }
});

test('the data of a page is kept and purged with it', async ({ varnish, publish }) => {
  const data = () => visit(`${varnish.url}/blog`, { headers: DATA });
  await publish('Simulacro previo');
  for (const isKept of [false, true])
    expect(await data()).toMatchObject({ title: 'Simulacro previo', isKept });
  await publish('Simulacro nuevo');
  for (const isKept of [false, true])
    expect(await data()).toMatchObject({ title: 'Simulacro nuevo', isKept });
});

test('purged before it is told, the old page comes back and stays', async ({
  gateway,
  site,
  varnish,
  publish,
}) => {
  await publish('Simulacro viejo');
  await titles(varnish);
  await gateway.publish('Simulacro apresurado', NEWS);
  await varnish.purge('blog');
  expect(await titles(varnish)).toEqual(all('Simulacro viejo'));
  expect(await revalidateBlog(site)).toBe(200);
  expect(await titles(varnish)).toEqual(all('Simulacro viejo'));
  await varnish.purge('blog');
  expect(await titles(varnish)).toEqual(all('Simulacro apresurado'));
});

test('route handlers, what is fetched ahead and submissions are never kept', async ({
  gateway,
  varnish: { url },
}) => {
  const paths = [
    ...['/api/health', '/api/press', '/api/states', '/api/search/suggest?search=residuos'],
    ...['/blog/rss.xml', '/sitemap.xml', '/compartir/blog'],
    '/busqueda/resultados/reciclaje/1',
  ];
  for (const path of [...paths, ...paths])
    expect(await visit(url + path), path).toMatchObject({ status: 200, isKept: false });
  for (let at = 0; at < 2; at += 1)
    expect(await visit(`${url}/blog`, { headers: AHEAD })).toMatchObject({
      status: 200,
      isKept: false,
    });

  const { length: sent } = listSubmissions(gateway.dataDir);
  for (let at = 0; at < 2; at += 1) {
    const { status, headers } = await sendMessage(url, crypto.randomUUID(), '203.0.113.8');
    expect([status, headers.get('x-cache')]).toEqual([200, 'MISS']);
  }
  expect(listSubmissions(gateway.dataDir)).toHaveLength(sent + 2);
});

test('nobody else may purge', async ({ varnish }) => {
  await visit(`${varnish.url}/blog`);
  expect(await varnish.purge('blog', '127.0.0.7')).toBe(405);
  expect(await visit(`${varnish.url}/blog`)).toMatchObject({ isKept: true });
});

test('a gateway that fails right after the purge: no visitor sees an error', async ({
  gateway,
  varnish,
  publish,
}) => {
  await publish('Simulacro antes');
  expect(await titles(varnish)).toEqual(all('Simulacro antes'));

  await publish('Simulacro durante');
  gateway.faults.add({ kind: 'reset' });
  expect(await titles(varnish)).toEqual(all('Simulacro antes'));
  gateway.faults.clear();
  // Without another call: such a page has a lifetime of five seconds.
  await expect.poll(() => titles(varnish), SOON).toEqual(all('Simulacro durante'));
});

test('told in an outage, then while pages are fetched anew: old for seconds at most', async ({
  gateway,
  site,
  varnish,
  announce,
  publish,
}) => {
  await publish('Simulacro viejo');
  expect(await titles(varnish)).toEqual(all('Simulacro viejo'));

  await gateway.publish('Simulacro callado', NEWS);
  gateway.faults.add({ kind: 'reset' });
  expect(await revalidateBlog(site)).toBe(200);
  gateway.faults.clear();
  gateway.faults.add({ path: '/web/blog', kind: 'latency', value: 3_000 });
  await varnish.purge('blog');
  expect(await titles(varnish)).toEqual(all('Simulacro viejo'));
  // Until an instance has fetched a page anew, it goes on with the old one.
  await announce();
  gateway.faults.clear();
  await expect.poll(() => titles(varnish), SOON).toEqual(all('Simulacro callado'));
});
