import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { freePort, startServer, type Site } from '@/tests/support/site';

/** Nothing writes to these: all instances of a project share them. */
const SHARED = ['node_modules', 'data', 'public', 'lib', 'package.json', 'next.config.mjs'];
/** What a process writes, and what only builds read. */
const OWN = /^\.next\/(?:cache|dev|page-cache|types)$/;

/** One for all: without it pages name the port of the instance that has rendered them. */
const SITE_URL = 'http://localhost:3000';

/** Copies the build of a project into a folder of its own, laid out as deploy/Dockerfile does. */
async function install(project: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'instance-'));
  const filter = (path: string) => !OWN.test(relative(project, path));
  await cp(join(project, '.next'), join(folder, '.next'), { recursive: true, filter });
  for (const name of SHARED) await symlink(resolve(project, name), join(folder, name));
  return folder;
}

/** Starts one machine with its own copy of the build. */
export async function startInstance(env: Record<string, string>) {
  let folder = await install('.');
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let server: Site | undefined;
  let output = '';
  const start = async () => {
    const args = ['lib/server/server.mts', '--hostname', '127.0.0.1', '--port', port];
    server ??= await startServer([process.execPath, ...args], {
      url,
      path: '/api/health',
      cwd: folder,
      env: { SITE_URL, ...env, NODE_ENV: 'production' },
    });
  };
  const stop: Site['stop'] = async (signal) => {
    await server?.stop(signal);
    output += server?.output() ?? '';
    server = undefined;
  };
  /** Ends it and removes its copy. */
  const remove = async () => {
    await stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return {
    url,
    host: `127.0.0.1:${port}`,
    /** Paths of the pages and pictures that it keeps on disk. */
    async kept() {
      const stores = ['page-cache', 'cache/images'].map((name) => join(folder, '.next', name));
      const all = await Promise.all(
        stores.map((store) => readdir(store, { recursive: true }).catch(() => [])),
      );
      return all.flat();
    },
    /** Throws while it is stopped. */
    pid() {
      if (server?.pid === undefined) throw new Error('It does not run.');
      return server.pid;
    },
    output: () => output + (server?.output() ?? ''),
    stop,
    /** Starts it on the same port with its cache, unless it runs. */
    start,
    /** Stops it and starts the build of another project in its place, as a release does. */
    async replace(project: string, whileStopped?: () => Promise<void>) {
      const next = await install(project);
      await stop();
      await whileStopped?.();
      await rm(folder, { recursive: true, force: true });
      folder = next;
      await start();
    },
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
