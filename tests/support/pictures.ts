import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { startGateway } from '@/tools/gateway/server';
import { httpRequest } from '@/tests/support/http-request';
import { startSite } from '@/tests/support/site';

export type Pictures = Awaited<ReturnType<typeof startPictures>>;

/** Starts a gateway with a separate files folder, and a site that uses it. */
export async function startPictures(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const filesDir = join(folder, 'files');
  await mkdir(filesDir);
  const start = (port?: number) => startGateway({ filesDir, dataDir: join(folder, 'data'), port });
  let gateway = await start();
  const site = await startSite({ ...env, GATEWAY_URL: gateway.url });
  return {
    site,
    hang: () => gateway.faults.add({ path: '/azure-storage', kind: 'hang' }),
    heal: () => gateway.faults.clear(),
    /** Restarts the gateway, which also ends hanging requests. */
    async restartGateway() {
      await gateway.stop();
      gateway = await start(gateway.port);
    },
    /** Adds a file to the gateway under a name that no image cache contains. */
    async add(extension: string, bytes: Buffer): Promise<string> {
      const name = `${randomUUID()}.${extension}`;
      await writeFile(join(filesDir, name), bytes);
      return name;
    },
    async stop() {
      await site.stop();
      await gateway.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#003da5' }, limitInputPixels: false });

/** Requests a picture like a page does. */
export function variant({ site }: Pictures, name: string, width = 640, accept = 'image/webp') {
  const file = encodeURIComponent(`/archivos/${name}`);
  return httpRequest(`${site.url}/_next/image?url=${file}&w=${width}&q=75`, { accept });
}
