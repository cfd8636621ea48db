import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian, onPath } from '@/scripts/debian.cjs';
import { freePort, startServer } from '@/tests/support/site';

function program(): string {
  if (!onPath('varnishd')) installFromDebian('varnish', 'varnish-modules');
  const path = onPath('varnishd');
  if (path) return path;
  throw new Error('Varnish is missing: install the packages varnish and varnish-modules.');
}

/** Varnish with tags.vcl in front of an instance, on a free port and in a folder of its own. */
export async function startVarnish(host: string) {
  const varnishd = program();
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'tags.vcl');
  const vcl = await readFile('tests/drills/support/tags.vcl', 'utf8');
  await writeFile(file, vcl.replace('"3000"', `"${host.split(':')[1]}"`));
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  // No other user, who could not enter the folder, and no terminal.
  const own = ['-F', '-j', 'none', '-T', 'none', '-n', join(folder, 'run')];
  const sizes = ['-s', 'malloc,64m', '-l', '1m'];
  // Less than the five of an instance: no POST is repeated on a connection that it has just closed.
  const idle = ['-p', 'backend_idle_timeout=4'];
  const command = [varnishd, ...own, ...sizes, ...idle, '-a', address, '-f', file];
  const varnish = await startServer(command, { url, path: '/api/health' });
  return {
    url,
    /** Asks for a purge by tag, from this address of the machine; returns the status. */
    async purge(tag: string, localAddress = '127.0.0.1') {
      const options = { method: 'PURGE', headers: { xkey: tag }, localAddress, agent: false };
      const sent = request(url, options).end();
      const [response]: IncomingMessage[] = await once(sent, 'response');
      response?.resume();
      return response?.statusCode;
    },
    async stop() {
      await varnish.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Varnish = Awaited<ReturnType<typeof startVarnish>>;
