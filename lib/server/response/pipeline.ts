import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { carryCampaign } from '@/lib/server/response/campaign-links';
import { encodedBody } from '@/lib/server/response/encoded-text';
import { cacheControl, completeHeaders, securityHeaders } from '@/lib/server/response/headers.mts';
import { completePictureError } from '@/lib/server/response/picture-errors';
import { completeError } from '@/lib/server/response/static-pages.mts';
import { campaignQuery, withCampaign } from '@/lib/server/routing/campaign-query';

/** Called with a request that gets a page with campaign parameters, and with its path and query. */
export type OnCampaignPage = (request: IncomingMessage, path: string, query: string) => void;

const compress = compression();

/** Bodies that are large: HEAD stays HEAD. */
const LARGE = /^\/(?:archivos\/|_next\/image)/;

/** Next hands over a page of its cache as text. */
const isStoredPage = (body: unknown, response: ServerResponse): body is string =>
  typeof body === 'string' && response.statusCode === 200 && response.hasHeader('x-nextjs-cache');

/** A stored page for one visitor of a campaign, which no cache keeps. */
function carryPage(page: string, response: ServerResponse, campaign: string): string {
  const carried = carryCampaign(page, campaign);
  response.setHeader('Content-Length', Buffer.byteLength(carried));
  if (response.getHeader('Cache-Control') !== cacheControl.never)
    response.setHeader('Cache-Control', cacheControl.campaign);
  return carried;
}

/** What a visitor reads whose page could not be rendered, before a script and without one. */
function completeErrorPage(given: string, response: ServerResponse): string {
  const page = completeError(given);
  if (response.hasHeader('Content-Length'))
    response.setHeader('Content-Length', Buffer.byteLength(page));
  return page;
}

/** A record's canonical address, for a visitor who came by a campaign to another one. */
function carryRedirect(response: ServerResponse, campaign: string): void {
  const location = response.getHeader('location');
  if (response.statusCode === 308 && typeof location === 'string')
    response.setHeader('Location', withCampaign(location, campaign));
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
  onCampaignPage?: OnCampaignPage,
): void {
  const isGet = request.method === 'GET';
  const query = request.url?.replace(/^[^?]*\??/, '') ?? '';
  const campaign = campaignQuery(query);
  for (const [name, value] of securityHeaders(path)) response.setHeader(name, value);
  // Next sends HEAD without the headers of the body; Node leaves out the body by itself.
  if (request.method === 'HEAD' && !LARGE.test(path)) request.method = 'GET';
  compress(request, response, () => undefined);
  const { end } = response;

  const finish = (given: unknown): unknown => {
    const error = path === '/_next/image' ? completePictureError(query, response) : undefined;
    const body = error ?? given;
    completeHeaders(path, response);
    if (campaign !== '') {
      // nginx does not know the parameters in every spelling.
      response.removeHeader('X-Accel-Expires');
      carryRedirect(response, campaign);
    }
    if (response.statusCode === 500 && typeof body === 'string')
      return completeErrorPage(body, response);
    if (!isStoredPage(body, response)) return body;
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
    if (campaign === '' || !isHtml) return encodedBody(body, request, response);
    if (isGet) onCampaignPage?.(request, path, query);
    return carryPage(body, response, campaign);
  };
  Object.assign(response, {
    end: (...[body, ...rest]: unknown[]) =>
      Reflect.apply(end, response, [response.headersSent ? body : finish(body), ...rest]),
  });
}
