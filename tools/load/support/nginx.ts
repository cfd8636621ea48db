import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian, onPath } from '../../../scripts/debian.cjs';
import { startEdge } from '../../../tests/instances/support/edge';
import { freePort } from '../../../tests/support/site';

/** A page as sent over the wire. */
export interface StoredResponse {
  body: Buffer;
  headers: Headers;
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
 * Starts the edge with one instance behind it, and beside it a server of plain files.
 *
 * @param files by name.
 */
export async function startNginx(site: string, files: Map<string, StoredResponse>) {
  if (!onPath('nginx')) installFromDebian('nginx-light');
  const dir = await mkdtemp(join(tmpdir(), 'nginx-bench-'));
  for (const [name, { body }] of files) await writeFile(join(dir, name), body);
  const port = await freePort();
  const plain = `
  server {
    listen 127.0.0.1:${port};
    root ${dir};
    default_type text/html;
    ${[...files].map(([name, response]) => location(name, response)).join('\n')}
  }
`;
  const { host } = new URL(site);
  const edge = await startEdge({ a: host, b: host, assets: dir, servers: plain });
  return {
    /** The site behind the deployment's own configuration. */
    siteUrl: edge.url,
    /** The given files, served by the same process with the same settings. */
    filesUrl: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await edge.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
