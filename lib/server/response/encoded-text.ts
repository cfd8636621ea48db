import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { entityTag, matchesETag } from '@/lib/server/response/entity-tag';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A value of Content-Encoding that the server makes. */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encodings that a client takes, best first whatever it prefers; the last is `identity`.
 *
 * @param header its Accept-Encoding, as received.
 */
export function acceptedEncodings(
  header: string | string[] | undefined,
): [...Encoding[], 'identity'] {
  const headers = { 'accept-encoding': header };
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  const compressed = ENCODINGS.filter((name) => name !== 'identity' && accepted.includes(name));
  return [...compressed, 'identity'];
}

/** With Brotli the home page is a quarter smaller; levels above 5 gain little. */
const ENCODERS: Record<Encoding, (text: Buffer) => Buffer> = {
  br: (text) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => gzipSync(text),
  identity: (text) => text,
};

interface EncodedText {
  bytes: Buffer<ArrayBuffer>;
  /** One per encoding: a strong tag identifies exact bytes. */
  etag: string;
}

const MAX_BYTES = 16 * 1024 * 1024;

/** By text: what is kept is the same string on every visit, so the lookup is cheap. */
const texts = new LRUCache<string, Map<Encoding, EncodedText>>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_encoded, text) => 2 * text.length + 1,
});

/** A page or document in an encoding, compressed and tagged once. */
export function encodedText(text: string, encoding: Encoding): EncodedText {
  const encoded = texts.get(text) ?? new Map<Encoding, EncodedText>();
  const known = encoded.get(encoding);
  if (known !== undefined) return known;
  // A copy of its own size: zlib's result may be a slice of Node's pool and keep all of it alive.
  const bytes = Buffer.from(Uint8Array.from(ENCODERS[encoding](Buffer.from(text))).buffer);
  const made = { bytes, etag: entityTag(bytes) };
  texts.set(text, encoded.set(encoding, made));
  return made;
}

/**
 * A text as its client takes it, with its headers; 304 and undefined where it has it.
 *
 * @param tagged the encoding whose tag it has, by default its own.
 */
export function encodedBody(
  text: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
  tagged?: Encoding,
): EncodedText['bytes'] | undefined {
  const [encoding] = acceptedEncodings(headers['accept-encoding']);
  const { etag } = encodedText(text, tagged ?? encoding);
  response.setHeader('ETag', etag);
  if (matchesETag(headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    return undefined;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const { bytes } = encodedText(text, encoding);
  response.setHeader('Content-Length', bytes.length);
  return bytes;
}
