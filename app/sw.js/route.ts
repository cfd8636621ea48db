import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connection } from 'next/server';
import { config } from '@/lib/config';
import { removalScript } from '@/lib/features/offline/removal-script';
import { matchesETag, entityTag } from '@/lib/server/response/entity-tag';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { buildFolder } from '@/lib/util/build-folder.mts';

/** As scripts/build/service-worker.mjs wrote it; a build has one for all of its life. */
let bundled: string | undefined;

function readBundle(): string {
  try {
    return readFileSync(
      join(/* turbopackIgnore: true */ buildFolder(), 'service-worker.js'),
      'utf8',
    );
  } catch {
    return removalScript;
  }
}

/** By `SERVICE_WORKER`, and none in development, where assets have no releases. */
const readServiceWorker = () =>
  config.hasServiceWorker && process.env.NODE_ENV !== 'development'
    ? (bundled ??= readBundle())
    : removalScript;

/**
 * The service worker, or one that removes it. Pages always register this path: whether it is in
 * service is decided here, per request, and in no cached page.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const script = readServiceWorker();
  const etag = entityTag(script);
  const headers = { etag, 'cache-control': cacheControl.worker };
  if (matchesETag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(script, {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  });
}
