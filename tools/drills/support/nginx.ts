import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEdge } from '@/tests/instances/support/edge';
import { freePort } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';

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

/** Returns a file's location. It sends the page's headers too, so that the bytes are the same. */
function location(name: string, { headers }: StoredResponse): string {
  const added = [...headers].filter(([header]) => !OF_NGINX.has(header));
  return `
    location = /${name} {
      ${added.map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`).join('\n      ')}
    }`;
}

/**
 * Starts the edge with one instance behind it, and a server of plain files.
 *
 * @param files the files by name.
 */
export async function startNginx(site: string, files: Map<string, StoredResponse>) {
  const folder = await temporaryFolder('nginx-bench');
  for (const [name, { body }] of files) await writeFile(join(folder.path, name), body);
  const port = await freePort();
  const plain = `
  server {
    listen 127.0.0.1:${port};
    root ${folder.path};
    default_type text/html;
    ${[...files].map(([name, response]) => location(name, response)).join('\n')}
  }
`;
  const { host } = new URL(site);
  const edge = await startEdge({ a: host, b: host, servers: plain });
  return {
    /** The site behind the deployment's own configuration. */
    siteUrl: edge.url,
    /** The given files, served by the same process with the same settings. */
    filesUrl: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await edge.stop();
      await folder.remove();
    },
  };
}
