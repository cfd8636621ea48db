import { entityTag, matchesETag } from '@/lib/server/response/entity-tag';
import { cacheControl, retryAfter } from '@/lib/server/response/headers.mts';

/** The Content-Type of feeds and sitemaps. */
export const XML = 'application/xml; charset=utf-8';

/**
 * Responds 304 if the client has the document, otherwise 200 with its ETag.
 *
 * @param more additional headers; they may replace the Cache-Control of documents.
 */
export function conditionalResponse(
  request: Request,
  document: string,
  contentType: string,
  more?: Readonly<Record<string, string>>,
): Response {
  return taggedResponse(request, document, contentType, { etag: entityTag(document), ...more });
}

/** Responds as `conditionalResponse` does, with an ETag that is not computed from the document's bytes. */
export function taggedResponse(
  request: Request,
  body: BodyInit,
  contentType: string,
  more: Readonly<Record<string, string>> & { etag: string },
): Response {
  const headers = { 'cache-control': cacheControl.document, ...more };
  if (matchesETag(request.headers.get('if-none-match'), more.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': contentType } });
}

const SENTENCE = {
  'cache-control': cacheControl.never,
  'content-type': 'text/plain; charset=utf-8',
};

/** Responds 503 if a part is unavailable, because a document without it would mean that it is gone. */
export const documentUnavailable = (): Response =>
  new Response('El contenido no está disponible en este momento.', {
    status: 503,
    headers: { ...SENTENCE, 'retry-after': retryAfter.document },
  });

/** Responds 404, for a URL of this kind that has no document. */
export const documentMissing = (): Response =>
  new Response('No existe.', { status: 404, headers: SENTENCE });

/** Redirects with 308 to the canonical URL of the same document. */
export function documentMoved(path: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location: path, 'cache-control': cacheControl.document },
  });
}
