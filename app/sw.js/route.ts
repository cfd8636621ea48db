import { connection } from 'next/server';
import { readServiceWorker } from '@/lib/features/offline/read-service-worker';
import { matchesETag, entityTag } from '@/lib/server/response/entity-tag';
import { cacheControl } from '@/lib/server/response/headers.mts';

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
