import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '@/lib/config';
import { isOpen, recordSuccess, recordTimeout } from '@/lib/content/gateway/circuit';
import type { RawResponse } from '@/lib/content/gateway/decode';
import { handleGatewayRequest } from '@/lib/content/embedded-gateway/gateway';
import { JSON_CAP_BYTES, READ_LIMIT_MS } from '@/lib/content/gateway/limits';
import { errorCode } from '@/lib/util/process.mts';
import { isTimeout, withDeadline } from '@/lib/util/deadline.mts';

/** One request of the contract. */
export interface GatewayCall {
  /** Method and path with `*` for every value and without the query: a metric label. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** A UUID, one for each lead. */
  idempotencyKey?: string;
}

/** The error of a call without a usable response; `reason` is a word that may be logged. */
export class GatewayFailure extends Error {
  constructor(
    readonly reason:
      | 'timeout'
      | 'connection'
      | 'too-large'
      | 'redirect'
      | 'encoding'
      | 'circuit-open',
  ) {
    super(`Gateway call failed: ${reason}`);
    this.name = 'GatewayFailure';
  }
}

/** The prefix of all paths of the contract except those directly under the base. */
export const GATEWAY_PREFIX = '/web-page-conf';

/** Longer than the limit of a read, because a submission is not retried at once. */
const SUBMIT_LIMIT_MS = 10_000;
const RETRY_STATUS = new Set([502, 503, 504]);
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;
const RETRY_JITTER_MS = 250;

/** Never resolved: the embedded gateway runs in process. */
const EMBEDDED_ORIGIN = 'http://embedded.invalid';

/** Follows redirects within one origin: another could be a host that only this server reaches. */
async function fetchWithinOrigin(origin: string, path: string, init: RequestInit) {
  let url = new URL(origin + path);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    const isFollowed = init.method !== 'POST' && REDIRECT_STATUS.has(response.status);
    if (!isFollowed || location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, url);
    if (target?.origin !== url.origin) break;
    url = target;
  }
  throw new GatewayFailure('redirect');
}

/** Sends one request to the gateway. Throws GatewayFailure for a redirect to another origin. */
export async function gatewayFetch(path: string, init: RequestInit): Promise<Response> {
  if (config.gatewayUrl === undefined) {
    // The embedded gateway reads no signal, and a Request would not keep one.
    return handleGatewayRequest(new Request(EMBEDDED_ORIGIN + path, { ...init, signal: null }));
  }
  const headers = new Headers(init.headers);
  if (config.gatewayAuthorization) headers.set('authorization', config.gatewayAuthorization);
  // `'use cache'` caches the decoded value; Next's fetch cache would be a second copy.
  return fetchWithinOrigin(config.gatewayUrl, path, { ...init, headers, cache: 'no-store' });
}

/** Returns the decoder of a response. It rejects malformed content; of other responses only the code counts. */
function decoderOf({ ok, headers }: Response, { idempotencyKey }: GatewayCall): TextDecoder {
  if (!ok || idempotencyKey !== undefined) return new TextDecoder();
  const type = headers.get('content-type') ?? '';
  return new TextDecoder(/;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1], { fatal: true });
}

async function readCapped(response: Response, call: GatewayCall) {
  const declared = Number(response.headers.get('content-length') ?? 0);
  // Each chunk is decoded on arrival: megabytes of joined bytes would make V8 collect all of its memory.
  const decoder = decoderOf(response, call);
  let [text, size] = ['', 0];
  if (declared > JSON_CAP_BYTES) {
    await response.body?.cancel();
    throw new GatewayFailure('too-large');
  }
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Throwing out of the loop cancels the stream.
    if (size > JSON_CAP_BYTES) throw new GatewayFailure('too-large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function attempt(call: GatewayCall, signal: AbortSignal): Promise<RawResponse> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey;
  const response = await gatewayFetch(call.path, {
    method: call.method,
    headers,
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    signal,
  });
  return { status: response.status, body: await readCapped(response, call) };
}

function failureOf(error: unknown): GatewayFailure {
  if (error instanceof GatewayFailure) return error;
  if (errorCode(error)?.startsWith('ERR_ENCODING')) return new GatewayFailure('encoding');
  return new GatewayFailure(isTimeout(error) ? 'timeout' : 'connection');
}

async function readWithRetry(call: GatewayCall, signal: AbortSignal): Promise<RawResponse> {
  try {
    const response = await attempt(call, signal);
    if (!RETRY_STATUS.has(response.status)) return response;
  } catch (error) {
    if (failureOf(error).reason !== 'connection') throw error;
  }
  await sleep(Math.random() * RETRY_JITTER_MS, undefined, { signal });
  return attempt(call, signal);
}

/** Reads up to 4 MB in 5 s with one retry. Throws GatewayFailure, at once on an open circuit. */
export async function readGateway(call: GatewayCall): Promise<RawResponse> {
  if (isOpen(call.path)) throw new GatewayFailure('circuit-open');
  const sentAt = performance.now();
  try {
    const response = await withDeadline(READ_LIMIT_MS, (signal) => readWithRetry(call, signal));
    recordSuccess(call.path);
    return response;
  } catch (error) {
    const failure = failureOf(error);
    const opensCircuit = !['connection', 'redirect', 'encoding'].includes(failure.reason);
    if (opensCircuit) recordTimeout(call.path, sentAt);
    throw failure;
  }
}

/** Sends a submission once, within 10 s. Throws GatewayFailure; the submission may have arrived. */
export async function submitToGateway(call: GatewayCall): Promise<RawResponse> {
  try {
    return await withDeadline(SUBMIT_LIMIT_MS, (signal) => attempt(call, signal));
  } catch (error) {
    throw failureOf(error);
  }
}
