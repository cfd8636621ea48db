import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { encodedBody } from '@/lib/server/response/encoded-text';
import { completeHeaders, securityHeaders } from '@/lib/server/response/headers.mts';
import { completePictureError } from '@/lib/server/response/picture-errors';
import { completeError } from '@/lib/server/response/static-pages.mts';

const compress = compression();

/** Bodies that are large: HEAD stays HEAD. */
const LARGE = /^\/(?:archivos\/|_next\/image)/;

/** Next hands over a page of its cache as text. */
const isStoredPage = (body: unknown, response: ServerResponse): body is string =>
  typeof body === 'string' && response.statusCode === 200 && response.hasHeader('x-nextjs-cache');

/** What a visitor reads whose page could not be rendered, before a script and without one. */
function completeErrorPage(given: string, response: ServerResponse): string {
  const page = completeError(given);
  if (response.hasHeader('Content-Length'))
    response.setHeader('Content-Length', Buffer.byteLength(page));
  return page;
}

/**
 * Sets the headers that every response starts with and puts the steps of a response before what Next
 * sends. A body that comes whole passes all of them; one that is streamed is only compressed, and what
 * is encoded already is not.
 *
 * @param path of the request, without its query.
 */
// Next keeps pages as text and would encode, hash and compress one on every visit, which is most of
// its cost; so its own compression and tags are off.
export function openResponse(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const query = request.url?.replace(/^[^?]*\??/, '') ?? '';
  for (const [name, value] of securityHeaders(path)) response.setHeader(name, value);
  // Next sends HEAD without the headers of the body; Node leaves out the body by itself.
  if (request.method === 'HEAD' && !LARGE.test(path)) request.method = 'GET';
  compress(request, response, () => undefined);
  const { end } = response;

  const finish = (given: unknown): unknown => {
    const error = path === '/_next/image' ? completePictureError(query, response) : undefined;
    const body = error ?? given;
    completeHeaders(path, response);
    if (response.statusCode === 500 && typeof body === 'string')
      return completeErrorPage(body, response);
    return isStoredPage(body, response) ? encodedBody(body, request, response) : body;
  };
  Object.assign(response, {
    end: (...[body, ...rest]: unknown[]) =>
      Reflect.apply(end, response, [response.headersSent ? body : finish(body), ...rest]),
  });
}
