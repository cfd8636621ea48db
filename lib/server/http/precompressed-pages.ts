import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding } from '@/lib/server/response/accepted-encodings';
import { entityTag, matchesETag } from '@/lib/server/http/entity-tag';
import { carryCampaign } from '@/lib/server/response/campaign-links';
import { cacheControl, completeHeaders } from '@/lib/server/response/headers.mts';
import { campaignQuery, withCampaign } from '@/lib/server/routing/campaign-query';

/** With Brotli the home page is a quarter smaller; levels above 5 gain little. */
const ENCODERS: Record<Encoding, (page: Buffer) => Buffer> = {
  br: (page) =>
    brotliCompressSync(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    }),
  gzip: (page) => gzipSync(page),
  identity: (page) => page,
};

interface EncodedPage {
  bytes: Buffer;
  /** One per encoding: a strong tag identifies exact bytes. */
  etag: string;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Bodies that are large: HEAD stays HEAD. */
const LARGE = /^\/(?:archivos\/|_next\/image)/;

/** By text: a cached page is the same string on every visit, so the lookup is cheap. */
const pages = new LRUCache<string, Map<Encoding, EncodedPage>>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_encoded, text) => 2 * text.length,
});

function encodedPage(text: string, encoding: Encoding): EncodedPage {
  const encoded = pages.get(text) ?? new Map<Encoding, EncodedPage>();
  const known = encoded.get(encoding);
  if (known !== undefined) return known;
  // A copy of its own size: zlib's result may be a slice of Node's pool and keep all of it alive.
  const bytes = Buffer.from(Uint8Array.from(ENCODERS[encoding](Buffer.from(text))).buffer);
  const page = { bytes, etag: entityTag(bytes) };
  pages.set(text, encoded.set(encoding, page));
  return page;
}

function setHeaders(request: IncomingMessage, response: ServerResponse, page: string) {
  const [encoding] = acceptedEncodings(request);
  const { bytes, etag } = encodedPage(page, encoding);
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
