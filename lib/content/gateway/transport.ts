import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '@/lib/config';
import { isOpen, noteAnswer, noteVainWait } from '@/lib/content/gateway/circuit';
import type { RawAnswer } from '@/lib/content/gateway/decode';
import { handleGatewayRequest } from '@/lib/content/embedded-gateway/gateway';
import { takeTurn } from '@/lib/content/gateway/large-response-mutex';

/** One call of the gateway contract. `path` begins with `/` and stands under the base. */
export interface GatewayCall {
  /** Method and path with `*` for every value and without the query: one name for all its calls. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Why a call came to nothing, in one word for the log. */
export class GatewayFailure extends Error {
  constructor(
    readonly reason: 'timeout' | 'connection' | 'too-large' | 'redirect' | 'circuit-open',
  ) {
    super(`Gateway call failed: ${reason}`);
    this.name = 'GatewayFailure';
  }
}

/** The prefix of most paths of the contract; those marked [root] stand without it. */
export const PREFIX = '/web-page-conf';

/** A whole answer, headers and body, arrives within this many milliseconds. */
const READ_LIMIT_MS = 5_000;
/** Submissions get longer: the visitor waits for them and they are never retried. */
const SUBMIT_LIMIT_MS = 10_000;
/** The news come in one list, texts and all: 3,600 posts are 16 MB. */
const JSON_CAP_BYTES = 32 * 1024 * 1024;
/** What is larger is read alone. */
const LARGE_BYTES = 1024 * 1024;
const RETRY_STATUS = new Set([502, 503, 504]);
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;
/** Longest pause before the one retry, in milliseconds. */
const RETRY_JITTER_MS = 250;

/** Where requests of the embedded gateway seem to go; no such host is ever looked up. */
const EMBEDDED_ORIGIN = 'http://embedded.invalid';

/**
 * Follows redirects within one origin. A redirect to any other host could read what only this
 * server reaches, such as the metrics port.
 *
 * @throws GatewayFailure for a redirect to another origin, or for too many.
 */
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

/**
 * Sends one request to the gateway, embedded or real, and returns its response unread.
 *
 * @throws GatewayFailure for a redirect that leads away from the gateway, else what `fetch` throws.
 */
export async function gatewayFetch(path: string, init: RequestInit): Promise<Response> {
  if (config.gatewayUrl === undefined) {
    return handleGatewayRequest(new Request(EMBEDDED_ORIGIN + path, init));
  }
  const headers = new Headers(init.headers);
  if (config.gatewayAuthorization) headers.set('authorization', config.gatewayAuthorization);
  // The page cache decides what is kept; Next must not keep answers a second time.
  return fetchWithinOrigin(config.gatewayUrl, path, { ...init, headers, cache: 'no-store' });
}

/** Large ones in turn; see large-answers.ts. */
async function readCapped(response: Response, path: string): Promise<string> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let passOn: (() => void) | undefined;
  if (declared > JSON_CAP_BYTES) {
    await response.body?.cancel();
    throw new GatewayFailure('too-large');
  }
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > LARGE_BYTES && !passOn) {
        passOn = await takeTurn();
        if (isOpen(path)) throw new GatewayFailure('circuit-open');
      }
      // Leaving the loop by throwing also cancels the stream.
      if (size > JSON_CAP_BYTES) throw new GatewayFailure('too-large');
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
  } finally {
    passOn?.();
  }
}

async function attempt(call: GatewayCall, signal: AbortSignal): Promise<RawAnswer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const response = await gatewayFetch(call.path, {
    method: call.method,
    headers,
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    signal,
  });
  return { status: response.status, body: await readCapped(response, call.path) };
}

function failureOf(error: unknown, signal: AbortSignal): GatewayFailure {
  if (error instanceof GatewayFailure) return error;
  return new GatewayFailure(signal.aborted ? 'timeout' : 'connection');
}

/** Rejects when the signal fires, for parts that do not listen to it themselves. */
function withDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new GatewayFailure('timeout')), { once: true });
    work.then(resolve, reject);
  });
}

async function readWithRetry(call: GatewayCall): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(READ_LIMIT_MS);
  const once = () => withDeadline(attempt(call, signal), signal);
  try {
    const answer = await once();
    if (!RETRY_STATUS.has(answer.status)) return answer;
  } catch (error) {
    const failure = failureOf(error, signal);
    if (failure.reason !== 'connection') throw failure;
  }
  await sleep(Math.random() * RETRY_JITTER_MS);
  try {
    return await once();
  } catch (error) {
    throw failureOf(error, signal);
  }
}

/**
 * Reads from the gateway: at most 5 s for everything, at most 32 MB, one retry with jitter after
 * a connection failure or an answer of 502, 503 or 504. Fails at once for 2 s after a read like it
 * has waited in vain.
 *
 * @throws GatewayFailure
 */
export async function readGateway(call: GatewayCall): Promise<RawAnswer> {
  if (isOpen(call.path)) throw new GatewayFailure('circuit-open');
  const sentAt = performance.now();
  try {
    const answer = await readWithRetry(call);
    noteAnswer(call.path);
    return answer;
  } catch (error) {
    const isVain =
      error instanceof GatewayFailure &&
      error.reason !== 'connection' &&
      error.reason !== 'redirect';
    if (isVain) noteVainWait(call.path, sentAt);
    throw error;
  }
}

/**
 * Sends a submission: at most 10 s, never retried, since the gateway may have taken it.
 *
 * @throws GatewayFailure
 */
export async function submitToGateway(call: GatewayCall): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(SUBMIT_LIMIT_MS);
  try {
    return await withDeadline(attempt(call, signal), signal);
  } catch (error) {
    throw failureOf(error, signal);
  }
}
