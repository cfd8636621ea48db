import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer } from '../../tests/support/site';

/** A page as sent over the wire. */
export interface StoredResponse {
  body: Buffer;
  headers: Headers;
}

export interface Nginx {
  /** The site behind the deployment's own configuration. */
  siteUrl: string;
  /** The given files, served by the same process with the same settings. */
  filesUrl: string;
  stop(): Promise<void>;
}

/** Headers that nginx itself sets for a file. */
const OF_NGINX = new Set(
  'connection content-encoding content-length content-type date etag keep-alive last-modified server transfer-encoding vary'.split(
    ' ',
  ),
);

/** A file is sent with the page's headers too, so that the bytes are the same. */
function location(name: string, { headers }: StoredResponse): string {
  const added = [...headers].filter(([header]) => !OF_NGINX.has(header));
  return `
    location = /${name} {
      ${added.map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`).join('\n      ')}
    }`;
}

/**
 * Starts nginx over `deploy/nginx/nginx.conf`, with one instance behind it, and beside it a server
 * of plain files.
 *
 * @param files by name.
 */
export async function startNginx(site: string, files: Map<string, StoredResponse>): Promise<Nginx> {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-bench-'));
  // The workers run as another user.
  await chmod(dir, 0o755);
  await Promise.all(['cache', 'temp', 'files'].map((name) => mkdir(join(dir, name))));
  for (const [name, { body }] of files) await writeFile(join(dir, 'files', name), body);
  const [sitePort, filesPort] = [await freePort(), await freePort()];
  const given = await readFile(resolve('deploy/nginx/nginx.conf'), 'utf8');
  const replaced = given
    .replace(/^\s*server site-b:.*$/m, '')
    .replace('site-a:3000', new URL(site).host)
    .replace('listen 8080', `listen 127.0.0.1:${sitePort}`)
    .replaceAll('/tmp/nginx/', `${dir}/temp/`)
    .replaceAll('/var/cache/nginx/site', `${dir}/cache/site`)
    .replaceAll('/srv/site', `${dir}/files`)
    .replaceAll('/dev/stdout', `${dir}/access.log`);
  const plain = `
  server {
    listen 127.0.0.1:${filesPort};
    root ${dir}/files;
    default_type text/html;
    ${[...files].map(([name, response]) => location(name, response)).join('\n')}
  }
}
`;
  await writeFile(join(dir, 'nginx.conf'), replaced.replace(/\}\s*$/, plain));
  const filesUrl = `http://127.0.0.1:${filesPort}`;
  const [first] = files.keys();
  const command = ['nginx', '-p', dir, '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'];
  const server = await startServer(command, { url: filesUrl, path: `/${first}` });
  return {
    siteUrl: `http://127.0.0.1:${sitePort}`,
    filesUrl,
    async stop() {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
