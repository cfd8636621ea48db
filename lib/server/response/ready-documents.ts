import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, encodedText } from '@/lib/server/response/encoded-text';
import { matchesETag } from '@/lib/server/response/entity-tag';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

type ReadyDocument = { text: string; type: string; until: number };

/** As long as an edge may keep them (`cacheControl.document`). */
const READY_MS = 5_000;
const ready = globalSingleton(
  'ready-documents',
  () => new LRUCache<string, ReadyDocument>({ max: 500 }),
);

/** For some seconds who asks for this path gets the document as it is, at the cost of a lookup. */
export const keepReady = (path: string, text: string, type: string) =>
  void ready.set(path, { text, type, until: Date.now() + READY_MS });

/** New content is published. */
export const forgetReady = () => ready.clear();

/** A document that still is as it was written; undefined for none. */
export function findReady(path: string): ReadyDocument | undefined {
  const document = ready.get(path);
  return document && Date.now() < document.until ? document : undefined;
}

/** Sends a document, compressed once. */
export function sendReady(
  { text, type }: ReadyDocument,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const { etag } = encodedText(text, 'identity');
  response.setHeader('ETag', etag).setHeader('Cache-Control', cacheControl.document);
  if (matchesETag(request.headers['if-none-match'], etag))
    return void response.writeHead(304).end();
  const { bytes } = encodedText(text, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type).setHeader('Content-Length', bytes.length).end(bytes);
}
