import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { entityTag, matchesETag } from '@/lib/server/http/entity-tag';

const POLICY = 'content-security-policy';

/** The best first. Brotli's home page is a quarter smaller; above 5 it takes long to gain little. */
const ENCODERS = {
  br: (page: Buffer) =>
    brotliCompressSync(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    }),
  gzip: (page: Buffer) => gzipSync(page),
  identity: (page: Buffer) => page,
};
type Encoding = keyof typeof ENCODERS;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** What goes over the wire for a page in one encoding. */
interface Sent {
  bytes: Buffer;
  /** Its own for every encoding: a strong tag stands for these very bytes. */
  etag: string;
}

/** The pages in demand: about a hundred, in three encodings. */
const MOST_BYTES = 16 * 1024 * 1024;
/** By the text itself: a stored page is the same string at every visit, so looking it up is cheap. */
const pages = new LRUCache<string, Map<Encoding, Sent>>({
  maxSize: MOST_BYTES,
  sizeCalculation: (_encoded, text) => 2 * text.length,
});

function encodedPage(text: string, encoding: Encoding): Sent {
  const encoded = pages.get(text) ?? new Map<Encoding, Sent>();
  const before = encoded.get(encoding);
  if (before !== undefined) return before;
  // A copy of its own size: what zlib gives may be a slice of Node's pool, and hold all of it.
  const bytes = Buffer.from(Uint8Array.from(ENCODERS[encoding](Buffer.from(text))).buffer);
  const sent = { bytes, etag: entityTag(bytes) };
  pages.set(text, encoded.set(encoding, sent));
  return sent;
}

function bestEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The page's own policy comes after that of every answer, and is the narrower one. */
function keepOwnPolicy(response: ServerResponse): void {
  const policies = response.getHeader(POLICY);
  if (Array.isArray(policies)) response.setHeader(POLICY, policies.at(-1) ?? '');
}

/** Sets the headers for what is sent; undefined where the visitor has it already. */
function prepare(request: IncomingMessage, response: ServerResponse, page: string) {
  const encoding = bestEncoding(request);
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

/**
 * Lets a stored page go out as bytes that were compressed and tagged once. Next keeps pages as text
 * and would turn one into UTF-8, hash it and compress it at every visit, which is most of what a
 * visit costs; so its own tags are off (`generateEtags`).
 *
 * @param response as whatever compresses other answers has left it: this stands before that.
 */
export function sendPrecompressedPages(request: IncomingMessage, response: ServerResponse): void {
  const { end } = response;
  const endEncoded = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
    if (this.headersSent || !this.hasHeader('x-nextjs-cache')) {
      return Reflect.apply(end, this, args);
    }
    keepOwnPolicy(this);
    // Without the text nobody knows how long it would be in this visitor's encoding.
    if (request.method === 'HEAD') this.removeHeader('Content-Length');
    const [body, ...rest] = args;
    const isPage = typeof body === 'string' && this.statusCode === 200;
    return Reflect.apply(end, this, [isPage ? prepare(request, this, body) : body, ...rest]);
  };
  Object.assign(response, { end: endEncoded });
}
