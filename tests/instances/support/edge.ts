import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programPath } from '@/scripts/debian.cjs';
import { freePort, startServer } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';

/** Copies the configuration with its addresses and folders replaced. Returns the ones it does not contain. */
async function configure(
  folder: string,
  moves: Record<string, string>,
  servers: string,
): Promise<string[]> {
  const unused = new Set(Object.keys(moves));
  for (const name of ['nginx.conf', 'cache.conf', 'site.conf']) {
    let text = await readFile(join('deploy/nginx', name), 'utf8');
    for (const [from, to] of Object.entries(moves)) {
      if (text.includes(from)) unused.delete(from);
      text = text.replaceAll(from, to);
    }
    // The last brace ends the block `http`.
    if (name === 'nginx.conf') text = text.replace(/\}\s*$/, () => `${servers}}\n`);
    await writeFile(join(folder, name), text);
  }
  return [...unused];
}

interface EdgeOptions {
  /** The instances, as `host:port`. */
  a: string;
  b: string;
  /** Additional servers in nginx's syntax. */
  servers?: string;
}

/** Starts nginx with the configuration of deploy/nginx, adapted to this machine's ports and folders. */
export async function startEdge({ a, b, servers = '' }: EdgeOptions) {
  const temporary = await temporaryFolder('edge');
  const folder = temporary.path;
  const port = await freePort();
  const cache = join(folder, 'cache');
  await mkdir(join(folder, 'tmp'));
  await mkdir(cache);
  await cp('public', join(folder, 'www'), { recursive: true });
  const moves = {
    'site-a:3000': a,
    'site-b:3000': b,
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/tmp/nginx/': `${folder}/tmp/`,
    '/var/cache/nginx': cache,
    '/srv/site': `${folder}/www`,
    '/dev/stdout': `${folder}/access.log`,
  };
  const unused = await configure(folder, moves, servers);
  if (unused.length > 0) throw new Error(`deploy/nginx lacks ${unused.join(', ')}`);
  const file = join(folder, 'nginx.conf');

  // Workers of a root nginx run as a user who may not enter a temporary folder.
  const rights = process.getuid?.() === 0 ? ' user root;' : '';
  const edge = await startServer(
    [programPath('nginx'), '-p', folder, '-c', file, '-g', `daemon off;${rights}`],
    { url: `http://127.0.0.1:${port}`, path: '/logo.svg', folder: temporary },
  );
  const entries = async (share = '') => {
    const all = await readdir(join(cache, share), { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile());
  };
  const log = () => readFile(join(folder, 'access.log'), 'utf8');
  return {
    /** The `output` is nginx's error log. */
    ...edge,
    /** Sends requests until this instance gets one. */
    async uses(host: string) {
      const { length: before } = await log();
      const isUsed = async () => (await log()).slice(before).includes(` ${host}\n`);
      while (!(await isUsed())) await fetch(`${edge.url}/api/health`);
    },
    /** Returns the number of stored responses, in total or in one part of the cache. */
    kept: async (share?: 'site' | 'others') => (await entries(share)).length,
    /** Empties the cache, as docs/deployment.md describes. */
    async empty() {
      for (const entry of await entries())
        await rm(join(entry.parentPath, entry.name), { force: true });
    },
  };
}

export type Edge = Awaited<ReturnType<typeof startEdge>>;
