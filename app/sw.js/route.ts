import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connection } from 'next/server';
import { config } from '@/lib/config';
import { entityTag, matchesETag } from '@/lib/server/response/entity-tag';
import { cacheControl } from '@/lib/server/response/headers.mts';

const textOf = (file: string) =>
  readFileSync(join(process.cwd(), 'lib/features/offline', file), 'utf8');

/** A service worker that deletes all caches and unregisters itself. */
const REMOVAL = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}`;

/** Serves the service worker. `SERVICE_WORKER=off` and development serve one that removes it. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const isOn = config.hasServiceWorker && process.env.NODE_ENV !== 'development';
  const script = isOn
    ? `const OFFLINE_PAGE = ${JSON.stringify(textOf('offline-page.html'))};\n${textOf('worker.js')}`
    : REMOVAL;
  const etag = entityTag(script);
  const headers = { etag, 'cache-control': cacheControl.worker };
  if (matchesETag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(script, {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  });
}
