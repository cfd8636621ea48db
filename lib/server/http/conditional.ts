import { entityTag, namesTag } from '@/lib/server/http/entity-tag';

export const XML = 'application/xml; charset=utf-8';

/** Short: what is published shows soon. Readers ask again with the ETag, which costs no body. */
const SHORT = 'public, max-age=0, s-maxage=5, must-revalidate';

/** Seconds after which a reader may ask again; by then a passing outage has passed. */
const RETRY_AFTER = '30';

/**
 * A document as an answer to a conditional request: 304 where the asker has this very document,
 * else 200 with its ETag.
 *
 * @param contentType with its charset.
 */
export function conditionalResponse(request: Request, body: string, contentType: string): Response {
  const etag = entityTag(body);
  const headers = { etag, 'cache-control': SHORT };
  if (namesTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': contentType } });
}

/** 503: a part is not to be had, and a document without it would say that it is gone. */
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

/** 404, for an address of this kind that has no document. */
export function documentMissing(): Response {
  return new Response('No existe.', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
}
