import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentTags } from '@/lib/server/cache/tags';
import type { Fault } from '@/tools/gateway/faults';
import { freePort, startNext, startServer, type Site } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { collectingEnv } from './process';

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
  const folders = { 'data-dir': inbox, 'content-dir': contentDir };
  const options = { port, authorization: AUTHORIZATION, ...folders };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return startServer([process.execPath, '--import', 'tsx', 'tools/gateway/gateway.ts', ...args], {
    url: `http://127.0.0.1:${port}`,
    path: '/__control',
  });
}

/** Of the worlds that run: nothing keeps running when the suite is interrupted. */
const worlds = new Set<AsyncDisposableStack>();
const stopEarly = () =>
  void Promise.allSettled([...worlds].map((world) => world.disposeAsync())).finally(() =>
    process.exit(1),
  );
process.once('SIGTERM', stopEarly).once('SIGINT', stopEarly);

/** A copy of the build to damage, a gateway to break, and the site between them; disposed of, all end. */
export async function startWorld() {
  const ends = new AsyncDisposableStack();
  worlds.add(ends);
  ends.defer(() => void worlds.delete(ends));
  const { path: folder } = ends.use(await temporaryFolder('chaos'));
  const project = join(folder, 'project');
  const contentDir = join(folder, 'content');
  const inbox = join(folder, 'inbox');
  await mkdir(project);
  await Promise.all([copyProject(project), cp('data/content', contentDir, { recursive: true })]);
  const gateway = await startGateway(inbox, contentDir);
  ends.defer(() => gateway.stop('SIGKILL'));

  const control = async (body: object) => {
    const response = await fetch(`${gateway.url}/__control`, {
      method: 'POST',
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new Error(`The gateway is gone:\n${gateway.output()}`, { cause: error });
    });
    if (!response.ok) throw new Error(`The gateway's control responded with ${response.status}`);
  };

  return {
    /** The copy's `.next`. */
    build: join(project, '.next'),
    gatewayUrl: gateway.url,
    /** The folder of what the gateway has received. */
    inbox,
    /** On a port of its own, or again on the one given. @param env more of it. */
    startSite: ({ port, env }: { port?: string; env?: Record<string, string> } = {}) => {
      const site = startNext('start', {
        port,
        cwd: project,
        // As an orchestrator does before any visitor: pages of the sitemap then wait for no permit.
        path: '/api/ready',
        env: {
          ...collectingEnv(),
          SITE_URL: 'http://chaos.example',
          GATEWAY_URL: gateway.url,
          GATEWAY_AUTHORIZATION: AUTHORIZATION,
          REVALIDATE_SECRET,
          // Each simulated visitor names an address of its own.
          TRUST_PROXY: '1',
          EMBEDDED_DATA_DIR: join(folder, 'site-data'),
          ...env,
        },
      });
      // One that is still starting ends as well.
      ends.defer(async () => (await site.catch(() => undefined))?.stop('SIGKILL'));
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
    /** Is called in the end, once all has stopped that was started later. */
    atEnd: (stop: () => unknown) => ends.defer(async () => void (await stop())),
    [Symbol.asyncDispose]: () => ends.disposeAsync(),
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;
