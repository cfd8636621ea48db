import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemDepPath } from '@/scripts/system-deps.cjs';
import { freePort, startServer } from '@/tests/support/site';

export interface Edge {
  url: string;
  /** Resolves when this instance gets a request again. */
  uses(host: string): Promise<void>;
  stop(): Promise<void>;
}

/** nginx with the configuration of deploy/nginx, moved to this machine's ports and folders. */
export async function startEdge(hosts: { a: string; b: string }): Promise<Edge> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const port = await freePort();
  await mkdir(join(folder, 'tmp'));
  await cp('public', join(folder, 'www'), { recursive: true });
  await cp('.next/static', join(folder, 'www/_next/static'), { recursive: true });
  await cp('deploy/nginx/sin-servicio.html', join(folder, 'www/sin-servicio.html'));

  let configuration = await readFile('deploy/nginx/nginx.conf', 'utf8');
  const moves = {
    'site-a:3000': hosts.a,
    'site-b:3000': hosts.b,
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/tmp/nginx/': `${folder}/tmp/`,
    '/var/cache/nginx/site': `${folder}/cache`,
    '/srv/site': `${folder}/www`,
    '/dev/stdout': `${folder}/access.log`,
  };
  for (const [from, to] of Object.entries(moves)) {
    if (!configuration.includes(from)) throw new Error(`deploy/nginx/nginx.conf lacks ${from}`);
    configuration = configuration.replaceAll(from, to);
  }
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);

  // As root nginx gives its workers to a user who may not enter a temporary folder.
  const rights = process.getuid?.() === 0 ? ' user root;' : '';
  const edge = await startServer(
    [systemDepPath('nginx'), '-p', folder, '-c', file, '-g', `daemon off;${rights}`],
    { url: `http://127.0.0.1:${port}`, path: '/logo.svg' },
  );
  const log = () => readFile(join(folder, 'access.log'), 'utf8');
  return {
    url: edge.url,
    async uses(host) {
      const { length: before } = await log();
      const isUsed = async () => (await log()).slice(before).includes(` ${host}\n`);
      while (!(await isUsed())) await fetch(`${edge.url}/api/health`);
    },
    async stop() {
      await edge.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
