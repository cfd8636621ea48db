// Requests for the site that is copied: patient, and never many at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../../lib/util/deadline.mts';

/** How the crawl treats the site. */
export const manners = {
  /** Before the second attempt; doubles. A `Retry-After` counts instead. */
  pauseMs: 2_000,
  attempts: 4,
  /** For one response with its body. */
  timeoutMs: 60_000,
};

export type Manners = typeof manners;

const MAX_PAUSE_MS = 60_000;

interface FetchOptions<T> {
  accept?: string;
  etag?: string | undefined;
  modified?: string | undefined;
  /** Whether redirects are followed; else they are the result. */
  follows: boolean;
  /** Whether another attempt could do better than this response. */
  isWeak?: (response: Response) => boolean;
  /** Takes the body of a 200. */
  read: (response: Response) => Promise<T>;
}

export interface Fetched<T> {
  status: number;
  headers: Headers;
  /** Of a 200 that is not weak. */
  body: T | undefined;
}

export type Fetch = <T>(path: string, options: FetchOptions<T>) => Promise<Fetched<T> | undefined>;

const isBusy = (status: number) => status === 429 || status === 503;
const isFinal = (status: number) => status !== 429 && status < 500;

function pauseOf(headers: Headers | undefined, fallback: number): number {
  const asked = Number(headers?.get('retry-after') ?? NaN) * 1_000;
  return Math.min(Number.isFinite(asked) ? asked : fallback, MAX_PAUSE_MS);
}

/**
 * Requests to one site. Each gives the last result after so many attempts, or undefined where none
 * came to its end. `signal` ends all of them.
 */
export function createFetch(origin: string, rules: Manners, signal: AbortSignal): Fetch {
  /** Until then nobody asks: the site said that it has too much to do. */
  let quietUntil = 0;

  async function once<T>(path: string, options: FetchOptions<T>): Promise<Fetched<T> | undefined> {
    const { accept = '*/*', etag, modified, follows, isWeak, read } = options;
    const headers = new Headers({ 'user-agent': 'via-limpia-mirror', accept });
    // Else fetch adds `no-cache` to a conditional request, which then has the complete response.
    headers.set('cache-control', 'max-age=0');
    if (etag !== undefined) headers.set('if-none-match', etag);
    else if (modified !== undefined) headers.set('if-modified-since', modified);
    const redirect = follows ? 'follow' : 'manual';
    const receive = async (ending: AbortSignal): Promise<Fetched<T>> => {
      const response = await fetch(origin + path, { headers, redirect, signal: ending });
      const isRead = response.status === 200 && isWeak?.(response) !== true;
      const body = isRead ? await read(response) : undefined;
      if (!response.bodyUsed) await response.body?.cancel();
      return { status: response.status, headers: response.headers, body };
    };
    try {
      return await withDeadline(rules.timeoutMs, receive, signal);
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }

  return async function get(path, options) {
    for (let attempt = 1; ; attempt += 1) {
      const quiet = quietUntil - Date.now();
      if (quiet > 0) await sleep(quiet, undefined, { signal });
      const result = await once(path, options);
      const isWeak = result?.status === 200 && result.body === undefined;
      if ((result && isFinal(result.status) && !isWeak) || attempt >= rules.attempts) return result;
      const pause = pauseOf(result?.headers, rules.pauseMs * 2 ** (attempt - 1));
      if (result && isBusy(result.status)) quietUntil = Math.max(quietUntil, Date.now() + pause);
      else await sleep(pause, undefined, { signal });
    }
  };
}
