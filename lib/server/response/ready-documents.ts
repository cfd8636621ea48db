import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, encodedText } from '@/lib/server/response/encoded-text';
import { matchesETag } from '@/lib/server/response/entity-tag';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

/** As long as an edge may keep them (`cacheControl.document`). */
const READY_MS = 5_000;
const ready = globalSingleton(
  'ready-documents',
  () => new LRUCache<string, { text: string; type: string; until: number }>({ max: 500 }),
);

/** For some seconds who asks for this path gets the document as it is, at the cost of a lookup. */
export const keepReady = (path: string, text: string, type: string) =>
  void ready.set(path, { text, type, until: Date.now() + READY_MS });

function findReady(path: string) {
  const document = ready.get(path);
  return document && Date.now() < document.until ? document : undefined;
}
export const isReady = (path: string): boolean => findReady(path) !== undefined;

/** New content is published. */
export const forgetReady = () => ready.clear();

/** Sends the document that stands ready for a path, compressed once; false where none does. */
export function sendReady(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const document = findReady(path);
  if (document === undefined) return false;
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const { etag } = encodedText(document.text, 'identity');
  const { bytes } = encodedText(document.text, encoding);
  response.setHeader('ETag', etag).setHeader('Cache-Control', cacheControl.document);
  if (matchesETag(request.headers['if-none-match'], etag)) response.writeHead(304).end();
  else {
    response.setHeader('Content-Type', document.type);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length).end(bytes);
  }
  return true;
}
