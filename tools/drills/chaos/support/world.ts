import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentTags } from '@/lib/server/cache/tags';
import type { Fault } from '@/tools/gateway/faults';
import { memoryEnv } from '@/tests/support/memory-env';
import { freePort, startServer, type Site } from '@/tests/support/site';

const AUTHORIZATION = 'Bearer clave-de-prueba';
const REVALIDATE_SECRET = 'una-clave-para-las-pruebas';
/** Parts of a build that no server reads. */
const LEFT_OUT = new Set(['page-cache', 'cache', 'trace', 'trace-build', 'types', 'diagnostics']);

/** The first entry of the main navigation, which every page shows: how old a page is. */
const MARKED = /"section_name": "[^"]*"/;

/** The project with a `.next` of its own: everything else is the repository's. */
async function copyProject(folder: string): Promise<void> {
  const kept = (await readdir('.')).filter((name) => !/^\.(next|git|data)$/.test(name));
  await Promise.all(kept.map((name) => symlink(resolve(name), join(folder, name))));
  await mkdir(join(folder, '.next'));
  for (const name of (await readdir('.next')).filter((part) => !LEFT_OUT.has(part))) {
    const options = { recursive: true, verbatimSymlinks: true };
    await cp(join('.next', name), join(folder, '.next', name), options);
  }
}

/** The embedded gateway as a process of its own, so that its work is not in the figures. */
async function startGateway(inbox: string, contentDir: string): Promise<Site> {
  const port = String(await freePort());
  const options = { port, authorization: AUTHORIZATION, 'data-dir': inbox };
  const args = Object.entries({ ...options, 'content-dir': contentDir }).flatMap(
    ([name, value]) => [`--${name}`, value],
  );
  return startServer([process.execPath, '--import', 'tsx', 'tools/gateway/gateway.ts', ...args], {
    url: `http://127.0.0.1:${port}`,
    path: '/__control',
  });
}

/** Of the worlds that run: nothing keeps running when the suite is interrupted. */
const ends = new Set<() => Promise<void>>();
const stopEarly = () =>
  void Promise.allSettled([...ends].map((end) => end())).finally(() => process.exit(1));
process.once('SIGTERM', stopEarly).once('SIGINT', stopEarly);

/** A copy of the build to damage, a gateway to break, and the site between them; disposed of, all end. */
export async function startWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const project = join(folder, 'project');
  const contentDir = join(folder, 'content');
  const inbox = join(folder, 'inbox');
  await mkdir(project);
  await Promise.all([copyProject(project), cp('data/content', contentDir, { recursive: true })]);
  const gateway = await startGateway(inbox, contentDir);
  const sites: Promise<Site>[] = [];
  let isOver = false;
  const stops: (() => Promise<unknown>)[] = [];

  const control = async (body: object) => {
    const response = await fetch(`${gateway.url}/__control`, {
      method: 'POST',
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new Error(`The gateway is gone:\n${gateway.output()}`, { cause: error });
    });
    if (!response.ok) throw new Error(`The gateway's control responded with ${response.status}`);
  };

  const end = async () => {
    ends.delete(end);
    isOver = true;
    for (const site of sites) await (await site.catch(() => undefined))?.stop('SIGKILL');
    for (const stop of stops.splice(0).reverse()) await stop();
    await gateway.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  ends.add(end);

  return {
    /** The copy's `.next`. */
    build: join(project, '.next'),
    gatewayUrl: gateway.url,
    /** The folder of what the gateway has received. */
    inbox,
    /** On a port of its own, or again on the one given. @param env more of it. */
    startSite: async ({
      port = '',
      env,
    }: { port?: string; env?: Record<string, string> } = {}): Promise<Site> => {
      port ||= String(await freePort());
      if (isOver) throw new Error('The world has ended');
      const url = `http://127.0.0.1:${port}`;
      const next = resolve('node_modules/next/dist/bin/next');
      const collect = ['--require', resolve('tools/drills/chaos/support/collect.cjs')];
      const args = [...collect, next, 'start', '--hostname', '127.0.0.1', '--port', port];
      const site = startServer([process.execPath, ...args], {
        url,
        path: '/icon.svg',
        cwd: project,
        env: {
          ...memoryEnv(),
          SITE_URL: 'http://chaos.example',
          NEXT_TELEMETRY_DISABLED: '1',
          GATEWAY_URL: gateway.url,
          GATEWAY_AUTHORIZATION: AUTHORIZATION,
          REVALIDATE_SECRET,
          // Each simulated visitor names an address of its own.
          TRUST_PROXY: '1',
          EMBEDDED_DATA_DIR: join(folder, 'site-data'),
          ...env,
        },
      });
      sites.push(site);
      return site;
    },
    /** Replaces the faults in force; none ends them. */
    break: async (...faults: Fault[]) => {
      await control({ clear: true });
      for (const fault of faults) await control({ fault });
    },
    /** Publishes: the navigation's first entry reads `mark` from now on. */
    publish: async (mark: string) => {
      const file = join(contentDir, 'sections.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(MARKED, `"section_name": "${mark}"`));
    },
    /** Tells the site what has changed; everything by default. */
    revalidate: async ({ url }: Pick<Site, 'url'>, tags: readonly string[] = contentTags) => {
      const response = await fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
        body: JSON.stringify({ tags }),
      });
      return response.status;
    },
    /** Is called once all sites have stopped, the last given first. */
    atEnd: (stop: () => Promise<unknown>) => void stops.push(stop),
    [Symbol.asyncDispose]: end,
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;
