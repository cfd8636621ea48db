import 'server-only';
import { recordTag } from '@/lib/server/cache/tags';
import { cached } from '@/lib/content/gateway/read';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { gatewayFetch } from '@/lib/content/gateway/transport';
import { watched } from '@/lib/content/gateway/instrumented';

/** Until the first byte of headers arrives; the body then streams at its own pace. */
const HEADERS_LIMIT_MS = 5_000;
/** A page waits for sizes, and does well without them: shorter. */
const SIZE_LIMIT_MS = 2_000;

const FILE_CALL = '/azure-storage/api/blob/download/';

/** In the words of the other reads. A condition or range that cannot be met is an answer too. */
function outcomeOf({ status }: Response): string {
  if (status >= 500) return 'unavailable';
  return status === 404 || status === 410 ? 'missing' : 'found';
}

/** Headers of the visitor's request that the file call understands. */
const FORWARDED = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

type Ask = { method: 'GET' | 'HEAD'; headers?: HeadersInit; signal: AbortSignal };

function askForFile(name: string, { method, headers, signal }: Ask): Promise<Response> {
  const wanted = new Headers(headers);
  // Lengths and ranges must be those of the file itself.
  wanted.set('accept-encoding', 'identity');
  const path = `${FILE_CALL}?file=${encodeURIComponent(name)}`;
  return watched(`${method} ${FILE_CALL}`, outcomeOf, () =>
    gatewayFetch(path, { method, headers: wanted, signal }),
  );
}

/**
 * Asks the gateway's file call for a file.
 *
 * @param name the opaque file key.
 * @param request the visitor's request: its method (GET or HEAD), conditions and range go along.
 * @returns the gateway's response, unread; undefined when the gateway did not answer.
 */
export async function fetchFile(name: string, request: Request): Promise<Response | undefined> {
  const headers = new Headers();
  for (const header of FORWARDED) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const headersDue = new AbortController();
  const timer = setTimeout(() => headersDue.abort(), HEADERS_LIMIT_MS);
  try {
    return await askForFile(name, {
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

/** Answers that stand in a file's place with status 200: an error page, an envelope. */
const NOT_THE_FILE = /^(text\/html|application\/json)\b/i;

/**
 * The size of the whole file in bytes, from the headers of an answer; undefined where they do not
 * tell it for certain: a compressed length, or something else in the file's place.
 */
function sizeIn({ status, headers }: Response): number | undefined {
  const isOdd =
    headers.has('content-encoding') || NOT_THE_FILE.test(headers.get('content-type') ?? '');
  if (isOdd) return undefined;
  const told =
    status === 200
      ? headers.get('content-length')
      : /^bytes .*\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return told && /^\d{1,15}$/.test(told) ? Number(told) : undefined;
}

async function readSize(name: string): Promise<Result<number | undefined>> {
  const signal = AbortSignal.timeout(SIZE_LIMIT_MS);
  try {
    const head = await askForFile(name, { method: 'HEAD', signal });
    await head.body?.cancel();
    // Some answer every HEAD with a length of 0.
    const size = head.status === 200 ? sizeIn(head) : undefined;
    if (size) return found(size);
    const part = await askForFile(name, { method: 'GET', headers: { range: 'bytes=0-0' }, signal });
    await part.body?.cancel();
    if (part.status === 404 || part.status === 410) return missing;
    // 416: a file without a first byte.
    return [200, 206, 416].includes(part.status) ? found(sizeIn(part)) : unavailable;
  } catch {
    return unavailable;
  }
}

/**
 * The size of a file, in bytes, without its content: by HEAD, or by the first byte where the
 * gateway does not understand HEAD. Found but undefined where the gateway does not tell. Waits 2 s
 * at most and never throws.
 *
 * @param name the opaque file key.
 */
export async function getFileSize(name: string): Promise<Result<number | undefined>> {
  'use cache';
  return cached(await readSize(name), 'file', recordTag('file', name));
}
