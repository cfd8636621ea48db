import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@/lib/server/response/accepted-encodings';
import { matchesETag } from '@/lib/server/response/entity-tag';
import { carryCampaign } from '@/lib/server/response/campaign-links';
import { encodedText } from '@/lib/server/response/encoded-text';
import { cacheControl, completeHeaders } from '@/lib/server/response/headers.mts';
import { campaignQuery, withCampaign } from '@/lib/server/routing/campaign-query';

/** Bodies that are large: HEAD stays HEAD. */
const LARGE = /^\/(?:archivos\/|_next\/image)/;

function setHeaders(request: IncomingMessage, response: ServerResponse, page: string) {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const { bytes, etag } = encodedText(page, encoding);
  response.setHeader('ETag', etag);
  if (matchesETag(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    return undefined;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  return bytes;
}

/** The page for one visitor: no cache keeps it, and the compression middleware compresses it. */
function carry(response: ServerResponse, page: string, campaign: string): string {
  const carried = carryCampaign(page, campaign);
  response.setHeader('Content-Length', Buffer.byteLength(carried));
  if (response.getHeader('Cache-Control') !== cacheControl.never)
    response.setHeader('Cache-Control', cacheControl.campaign);
  return carried;
}

/** A record's canonical address, for a visitor who came by a campaign to another one. */
function carryToCanonical(response: ServerResponse, campaign: string): void {
  const location = response.getHeader('location');
  if (campaign === '' || response.statusCode !== 308 || typeof location !== 'string') return;
  response.setHeader('Location', withCampaign(location, campaign));
}

/** Called with a request that gets a page with campaign parameters, and with its path and query. */
export type OnCampaignPage = (request: IncomingMessage, path: string, query: string) => void;

/** Sends cached pages compressed and tagged once; call it after the compression middleware. */
// Next keeps pages as text and would encode, hash and compress one on every visit, which is most of
// its cost; so its own tags are off (`generateEtags`).
export function sendPrecompressedPages(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  onCampaignPage?: OnCampaignPage,
): void {
  const isGet = request.method === 'GET';
  const query = request.url?.replace(/^[^?]*\??/, '') ?? '';
  const campaign = campaignQuery(query);
  // Next sends HEAD without the headers of the body; Node leaves out the body by itself.
  if (request.method === 'HEAD' && !LARGE.test(path)) request.method = 'GET';
  const { end } = response;
  const endEncoded = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
    if (this.headersSent) return Reflect.apply(end, this, args);
    completeHeaders(path, this);
    carryToCanonical(this, campaign);
    const [body, ...rest] = args;
    const isPage =
      typeof body === 'string' && this.statusCode === 200 && this.hasHeader('x-nextjs-cache');
    if (!isPage) return Reflect.apply(end, this, args);
    if (campaign === '' || !String(this.getHeader('content-type')).startsWith('text/html'))
      return Reflect.apply(end, this, [setHeaders(request, this, body), ...rest]);
    if (isGet) onCampaignPage?.(request, path, query);
    return Reflect.apply(end, this, [carry(this, body, campaign), ...rest]);
  };
  Object.assign(response, { end: endEncoded });
}
