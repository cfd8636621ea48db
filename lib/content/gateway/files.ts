import 'server-only';
import { unwrap } from '@/lib/content/gateway/decode';
import { cached } from '@/lib/content/gateway/read';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { FILE_HEADERS_LIMIT_MS } from '@/lib/content/gateway/limits';
import { gatewayFetch } from '@/lib/content/gateway/transport';
import { typeByName } from '@/lib/content/media/file-response';
import { instrumented } from '@/lib/content/gateway/instrumented';
import { withDeadline } from '@/lib/util/deadline.mts';

/** A page waits for sizes but does not need them. */
const SIZE_LIMIT_MS = 2_000;

/** The call for a file; its key is a parameter. */
export const FILE_CALL = '/azure-storage/api/blob/download/';

/** Returns whether a status means that the file does not exist. */
export const isMissing = (status: number): boolean => status === 404 || status === 410;

/** Statuses of valid responses besides 2xx; 405 is that of a gateway without HEAD. */
const FOUND = new Set([304, 405, 412, 416]);

function outcomeOf({ ok, status }: Response): string {
  if (isMissing(status)) return 'missing';
  return ok || FOUND.has(status) ? 'found' : 'unavailable';
}

/** In characters; an error's envelope has no data. */
const ENVELOPE_LENGTH = 16_384;

/** Returns the text of a short body, '' for a longer one; the response's own body stays readable. */
async function shortText(response: Response): Promise<string> {
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && text.length <= ENVELOPE_LENGTH) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  // This is not awaited, because it ends with the response's own body.
  void reader?.cancel().catch(() => undefined);
  return '';
}

const PAGE = /^(?:text\/html|(?:text|application)\/(?:xhtml\+)?xml)\b/i;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Returns the status that a text means if it was sent in place of a file; undefined for a file. */
function statusOfText(name: string, text: string): 404 | 502 | undefined {
  if (/^\ufeff?\s*<(?:!doctype html|html)\b/i.test(text)) return 502;
  const read = unwrap({ status: 200, body: text });
  if (read.kind === 'missing') return 404;
  if (read.kind === 'failure') return read.reason === 'not-json' ? undefined : 502;
  return text.trim() !== '' && typeByName(name) ? 502 : undefined;
}

/** Replaces an error page or envelope that was sent in place of the file with the status that it means. */
async function withoutErrorPage(name: string, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) return response;
  const isDocument = /\.(?:x?html?|xml)$/i.test(name) || (/\/xml/.test(type) && /svg$/i.test(name));
  const isPage = PAGE.test(type) && !isDocument;
  const isText = type === '' || (JSON_TYPE.test(type) && !/json$/i.test(name));
  const status = isPage ? 502 : isText && statusOfText(name, await shortText(response));
  if (!status) return response;
  await response.body?.cancel();
  return new Response(null, { status });
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
  return instrumented(`${method} ${FILE_CALL}`, outcomeOf, async () =>
    withoutErrorPage(name, await gatewayFetch(path, { method, headers, signal })),
  );
}

/** Statuses of a gateway that has no HEAD, or none for files. */
const REFUSES_METHOD = new Set([405, 501]);

/**
 * Forwards a request for a file, such as a visitor's; undefined without a response in 5 s. Never throws.
 * If the gateway refuses HEAD, a GET is sent instead, and the caller must cancel its body.
 */
export async function fetchFile(
  name: string,
  { method, headers: given, signal }: Pick<RequestInit, 'method' | 'headers' | 'signal'>,
): Promise<Response | undefined> {
  const asked = new Headers(given);
  const headers = new Headers();
  for (const header of FORWARDED_HEADERS) {
    const value = asked.get(header);
    if (value !== null) headers.set(header, value);
  }
  const transfer = new AbortController();
  const stop = () => transfer.abort();
  // The listener stays after the headers, so that it also ends the body, as when the visitor leaves.
  signal?.addEventListener('abort', stop, { once: true });
  const ask = (by: FileRequest['method']) =>
    requestFile(name, { method: by, headers, signal: transfer.signal });
  const request = async (headersDue: AbortSignal) => {
    headersDue.addEventListener('abort', stop, { once: true });
    if (method !== 'HEAD') return ask('GET');
    const head = await ask('HEAD');
    if (!REFUSES_METHOD.has(head.status)) return head;
    await head.body?.cancel();
    return ask('GET');
  };
  return withDeadline(FILE_HEADERS_LIMIT_MS, request, signal).catch(() => undefined);
}

/** Returns the file's size in bytes; undefined for a compressed length or another body. */
function sizeIn({ status, headers }: Response): number | undefined {
  // JSON may be an envelope.
  const isOdd =
    headers.has('content-encoding') || JSON_TYPE.test(headers.get('content-type') ?? '');
  if (isOdd) return undefined;
  const told =
    status === 200
      ? headers.get('content-length')
      : /^bytes .*\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return told && /^\d{1,15}$/.test(told) ? Number(told) : undefined;
}

async function readSize(name: string, signal: AbortSignal): Promise<Result<number | undefined>> {
  const head = await requestFile(name, { method: 'HEAD', signal });
  await head.body?.cancel();
  // Some servers send a length of 0 for every HEAD.
  const size = head.status === 200 ? sizeIn(head) : undefined;
  if (size) return found(size);
  const part = await requestFile(name, { method: 'GET', headers: { range: 'bytes=0-0' }, signal });
  await part.body?.cancel();
  if (isMissing(part.status)) return missing;
  // The status 416 means an empty file.
  return [200, 206, 416].includes(part.status) ? found(sizeIn(part)) : unavailable;
}

/**
 * Reads a file's size in bytes; found but undefined if the gateway does not send it. Waits 2 s at most,
 * never throws.
 */
export async function getFileSize(name: string): Promise<Result<number | undefined>> {
  'use cache';
  const read = withDeadline(SIZE_LIMIT_MS, (signal) => readSize(name, signal));
  return cached(await read.catch(() => unavailable), 'file', name);
}

/** Reads the first bytes of a body; all of a shorter one. */
export async function firstBytes({ body }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream of a gateway that ignores ranges.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

async function readHead(name: string, bytes: number, signal: AbortSignal) {
  const range = `bytes=0-${bytes - 1}`;
  const head = await requestFile(name, { method: 'GET', headers: { range }, signal });
  if ([200, 206].includes(head.status) && head.body) return firstBytes(head, bytes);
  await head.body?.cancel();
  return undefined;
}

/** Reads the first bytes of a file; undefined if they take longer than 2 s. Never throws. */
export async function getFileHead(name: string, bytes: number): Promise<Buffer | undefined> {
  const read = withDeadline(SIZE_LIMIT_MS, (signal) => readHead(name, bytes, signal));
  return read.catch(() => undefined);
}
