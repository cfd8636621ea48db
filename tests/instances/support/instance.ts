import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { freePort, startServer, type Site } from '@/tests/support/site';

/** The files that all instances of a project share, because no process writes to them. */
const SHARED = ['node_modules', 'data', 'public', 'lib', 'package.json', 'next.config.mjs'];
/** The folders that a process writes or only builds read, so they are not copied. */
const OWN = /^\.next\/(?:cache|dev|page-cache|types)$/;

/** The origin for all instances. Without it, a page would name the port of the instance that rendered it. */
const SITE_URL = 'http://localhost:3000';

/** Copies the build of a project into a new folder with the layout of deploy/Dockerfile. */
async function install(project: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'instance-'));
  const filter = (path: string) => !OWN.test(relative(project, path));
  await cp(join(project, '.next'), join(folder, '.next'), { recursive: true, filter });
  for (const name of SHARED) await symlink(resolve(project, name), join(folder, name));
  return folder;
}

/** Starts one instance with its own copy of the build. */
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
  /** Stops it and removes its copy. */
  const remove = async () => {
    await stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return {
    url,
    host: `127.0.0.1:${port}`,
    /** Returns the paths of the pages and pictures in its disk cache. */
    async kept() {
      const stores = ['page-cache', 'cache/images'].map((name) => join(folder, '.next', name));
      const all = await Promise.all(
        stores.map((store) => readdir(store, { recursive: true }).catch(() => [])),
      );
      return all.flat();
    },
    /** Returns the process id. Throws while it is stopped. */
    pid() {
      if (server?.pid === undefined) throw new Error('It does not run.');
      return server.pid;
    },
    output: () => output + (server?.output() ?? ''),
    stop,
    /** Starts it on the same port with its cache, unless it is running. */
    start,
    /** Stops it and starts the build of another project in its place, like a release. */
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
