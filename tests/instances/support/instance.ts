import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer, type Site } from '@/tests/support/site';

const STANDALONE = '.next/standalone';
const SHARED = ['node_modules', 'data'];
/** One for all: without it pages name the port of the instance that has rendered them. */
const SITE_URL = 'http://localhost:3000';

/** Lays the build of a project out in a folder of its own. */
async function install(project: string, assets: string): Promise<string> {
  const built = join(project, STANDALONE);
  const id = (folder: string) => readFile(join(folder, 'BUILD_ID'), 'utf8').catch(() => undefined);
  const release = await id(join(project, '.next'));
  if (release === undefined || release !== (await id(join(built, '.next')))) {
    throw new Error('Build it first: NEXT_OUTPUT=standalone npm run build');
  }
  const folder = await mkdtemp(join(tmpdir(), 'instance-'));
  // Files that nothing writes to are shared.
  const isShared = (path: string) => SHARED.some((name) => path === join(built, name));
  await cp(built, folder, { recursive: true, filter: (path) => !isShared(path) });
  for (const name of SHARED) await symlink(resolve(built, name), join(folder, name));
  await cp(join(project, '.next/static'), join(folder, '.next/static'), { recursive: true });
  await cp(join(project, 'public'), join(folder, 'public'), { recursive: true });
  await mkdir(join(folder, '.data'));
  await symlink(assets, join(folder, '.data/assets'));
  return folder;
}

/**
 * Starts one machine: its own copy of the build, laid out as deploy/Dockerfile does.
 *
 * @param assets the folder in which the instances keep assets.
 */
export async function startInstance(env: Record<string, string>, assets: string) {
  let folder = await install('.', assets);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let server: Site | undefined;
  let output = '';
  const start = async () => {
    server ??= await startServer([process.execPath, 'server.js'], {
      url,
      path: '/api/health',
      cwd: folder,
      env: { SITE_URL, ...env, NODE_ENV: 'production', HOSTNAME: '127.0.0.1', PORT: port },
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
      const next = await install(project, assets);
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
