import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programPath } from '@/scripts/debian.cjs';
import { sendFrom } from '@/tests/support/from-address';
import { freePort, startServer } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';

/** Varnish with tags.vcl in front of an instance, on a free port and in a folder of its own. */
export async function startVarnish(host: string) {
  const varnishd = programPath('varnishd', 'varnish', 'varnish-modules');
  const folder = await temporaryFolder('varnish');
  const file = join(folder.path, 'tags.vcl');
  const vcl = await readFile('tests/drills/support/tags.vcl', 'utf8');
  await writeFile(file, vcl.replace('"3000"', `"${host.split(':')[1]}"`));
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  // No other user, who could not enter the folder, and no terminal.
  const own = ['-F', '-j', 'none', '-T', 'none', '-n', join(folder.path, 'run')];
  const sizes = ['-s', 'malloc,64m', '-l', '1m'];
  // Less than the five of an instance: no POST is repeated on a connection that it has just closed.
  const idle = ['-p', 'backend_idle_timeout=4'];
  const command = [varnishd, ...own, ...sizes, ...idle, '-a', address, '-f', file];
  const varnish = await startServer(command, { url, path: '/api/health', folder });
  return {
    ...varnish,
    /** Asks for a purge by tag, from this address of the machine; returns the status. */
    async purge(tag: string, localAddress = '127.0.0.1') {
      const options = { method: 'PURGE', headers: { xkey: tag } };
      return (await sendFrom(localAddress, url, options)).status;
    },
  };
}

export type Varnish = Awaited<ReturnType<typeof startVarnish>>;
