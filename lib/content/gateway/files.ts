import 'server-only';
import { recordTag } from '@/lib/server/cache/tags';
import { cached } from '@/lib/content/gateway/read';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { FILE_HEADERS_LIMIT_MS } from '@/lib/content/gateway/time-limits';
import { gatewayFetch } from '@/lib/content/gateway/transport';
import { instrumented } from '@/lib/content/gateway/instrumented';

/** A page waits for sizes but does not need them. */
const SIZE_LIMIT_MS = 2_000;

const FILE_CALL = '/azure-storage/api/blob/download/';

/** 412 and 416 are valid responses too. */
function outcomeOf({ status }: Response): string {
  if (status >= 500) return 'unavailable';
  return status === 404 || status === 410 ? 'missing' : 'found';
}

const FORWARDED_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

type FileRequest = { method: 'GET' | 'HEAD'; headers?: HeadersInit; signal: AbortSignal };

function requestFile(
  name: string,
  { method, headers: given, signal }: FileRequest,
): Promise<Response> {
  const headers = new Headers(given);
  // Lengths and ranges must be those of the uncompressed file.
  headers.set('accept-encoding', 'identity');
  const path = `${FILE_CALL}?file=${encodeURIComponent(name)}`;
  return instrumented(`${method} ${FILE_CALL}`, outcomeOf, () =>
    gatewayFetch(path, { method, headers, signal }),
  );
}

/** Forwards a visitor's request for a file; undefined without a response in 5 s. Never throws. */
export async function fetchFile(name: string, request: Request): Promise<Response | undefined> {
  const headers = new Headers();
  for (const header of FORWARDED_HEADERS) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const headersDue = new AbortController();
  const timer = setTimeout(() => headersDue.abort(), FILE_HEADERS_LIMIT_MS);
  try {
    return await requestFile(name, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers,
      // Also aborts the transfer from the gateway when the visitor leaves.
      signal: AbortSignal.any([headersDue.signal, request.signal]),
    });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** An error page or an envelope with status 200. */
const NOT_THE_FILE = /^(text\/html|application\/json)\b/i;

/** The file's size in bytes; undefined for a compressed length or another body. */
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
    const head = await requestFile(name, { method: 'HEAD', signal });
    await head.body?.cancel();
    // Some servers send a length of 0 for every HEAD.
    const size = head.status === 200 ? sizeIn(head) : undefined;
    if (size) return found(size);
    const part = await requestFile(name, {
      method: 'GET',
      headers: { range: 'bytes=0-0' },
      signal,
    });
    await part.body?.cancel();
    if (part.status === 404 || part.status === 410) return missing;
    // 416: an empty file.
    return [200, 206, 416].includes(part.status) ? found(sizeIn(part)) : unavailable;
  } catch {
    return unavailable;
  }
}

/** A file's size in bytes; found but undefined when not sent. Waits 2 s at most, never throws. */
export async function getFileSize(name: string): Promise<Result<number | undefined>> {
  'use cache';
  return cached(await readSize(name), 'file', recordTag('file', name));
}
