import { entityTag, matchesETag } from '@/lib/server/http/entity-tag';

export const XML = 'application/xml; charset=utf-8';

/** Short, so that publications appear soon. Readers revalidate with the ETag, without a body. */
const SHORT = 'public, max-age=0, s-maxage=5, must-revalidate';

/** Seconds. */
const RETRY_AFTER = '30';

/** Responds 304 where the client has the document, else 200 with its ETag. */
export function conditionalResponse(request: Request, body: string, contentType: string): Response {
  const etag = entityTag(body);
  const headers = { etag, 'cache-control': SHORT };
  if (matchesETag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': contentType } });
}

/** 503: a part is unavailable, and a document without it would say that it is gone. */
export function documentUnavailable(): Response {
  return new Response('El contenido no está disponible en este momento.', {
    status: 503,
    headers: {
      'retry-after': RETRY_AFTER,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    },
  });
}

/** 404, for a URL of this kind that has no document. */
export function documentMissing(): Response {
  return new Response('No existe.', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
}
