import 'server-only';
import type { ContentType } from '@/lib/cache/tags';
import { cached } from '@/lib/gateway/read';
import { found, missing, unavailable, type Result } from '@/lib/gateway/result';
import { gatewayFetch } from '@/lib/gateway/transport';
import { log } from '@/lib/log';

/** Until the first byte of headers arrives; the body then streams at its own pace. */
const HEADERS_LIMIT_MS = 5_000;

/** A page that wants to name a file's size waits no longer for it. */
const SIZE_LIMIT_MS = 2_000;

/** Headers of the visitor's request that the file call understands. */
const FORWARDED = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

const filePath = (name: string) =>
  `/azure-storage/api/blob/download/?file=${encodeURIComponent(name)}`;

/**
 * Asks the gateway's file call for a file.
 *
 * @param name the opaque file key.
 * @param request the visitor's request: its method (GET or HEAD), conditions and range go along.
 * @returns the gateway's response, unread; undefined when the gateway did not answer.
 */
export async function fetchFile(name: string, request: Request): Promise<Response | undefined> {
  // Lengths and ranges must be those of the file itself.
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const header of FORWARDED) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const headersDue = new AbortController();
  const timer = setTimeout(() => headersDue.abort(), HEADERS_LIMIT_MS);
  try {
    return await gatewayFetch(filePath(name), {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers,
      // The visitor leaving ends the transfer from the gateway too.
      signal: AbortSignal.any([headersDue.signal, request.signal]),
    });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function readSize(name: string): Promise<Result<number>> {
  try {
    // One byte of it: the contract has no HEAD call.
    const response = await gatewayFetch(filePath(name), {
      headers: { 'accept-encoding': 'identity', range: 'bytes=0-0' },
      signal: AbortSignal.timeout(SIZE_LIMIT_MS),
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return missing;
    const { headers } = response;
    const told =
      response.status === 206
        ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
        : headers.get('content-length');
    const size = Number(told ?? 0);
    if (response.ok && size > 0) return found(size);
  } catch {
    // As for any other answer without a size.
  }
  log.warn({ call: 'GET /azure-storage/api/blob/download', outcome: 'no-size' }, 'gateway');
  return unavailable;
}

/**
 * How large a file of the gateway is, in bytes; unavailable where the gateway does not answer or
 * does not tell. Never throws.
 *
 * @param type the content the file belongs to, for invalidation.
 */
export async function getFileSize(name: string, type: ContentType): Promise<Result<number>> {
  'use cache';
  return cached(await readSize(name), type);
}
