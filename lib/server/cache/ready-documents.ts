import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { contentVersion } from '@/lib/server/cache/tag-times.mts';
import { encodedBody } from '@/lib/server/response/encoded-text';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

type Ready = {
  text: string;
  type: string;
  lifetime: string;
  until: number;
  /** Of the content. */
  version: number;
  /** For direct requests alone, or for others alone; without it for all. */
  isDirect?: boolean;
};

/** Until content is invalidated, which this process may not be told. */
const DOCUMENT_MS = 5_000;
const STATE_MS = 1_000;
const ready = globalSingleton('ready-documents', () => new LRUCache<string, Ready>({ max: 500 }));

/** Who asks for this path soon gets the document, or the `state` of the instance, at the cost of a lookup. */
export function keepReady(path: string, text: string, type: string, state?: { isDirect: boolean }) {
  const lifetime = state ? cacheControl.never : cacheControl.document;
  const until = performance.now() + (state ? STATE_MS : DOCUMENT_MS);
  ready.set(path, { text, type, lifetime, until, version: contentVersion(), ...state });
}

/** A document, or the state for such a request, that still is as it was written; undefined for none. */
export function findReady(path: string, isDirect: boolean): Ready | undefined {
  const document = ready.get(path);
  const isTheirs = document && (document.isDirect ?? isDirect) === isDirect;
  const isNew = document?.version === contentVersion() && performance.now() < document.until;
  return isTheirs && isNew ? document : undefined;
}

/** Sends a document, compressed once. */
export function sendReady(
  { text, type, lifetime }: Ready,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('Cache-Control', lifetime);
  const bytes = encodedBody(text, request, response, 'identity');
  if (bytes) response.setHeader('Content-Type', type);
  response.end(bytes);
}
