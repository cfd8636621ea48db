import { useState } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/util/json';

/** The number of retries; the n-th waits n pauses. */
const RETRIES = 2;
const RETRY_PAUSE_MS = 700;
/** Longer than the 5 s that the route handler waits for the gateway. */
const TIMEOUT_MS = 8_000;

export interface Lookup<T> {
  /** Undefined while it loads, or when it could not be loaded. */
  data: T | undefined;
  /** True when every try has failed. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads a lookup, such as the cities of a state; a null path loads nothing. Lists are loaded once, and
 * again only after a failure or when the connection is back.
 */
export function useLookup<T>(path: string | null, decode: (value: unknown) => T): Lookup<T> {
  const [failedPath, setFailedPath] = useState<string>();
  const load = (from: string) => fetchJson(from, decode, { timeoutMs: TIMEOUT_MS });
  const { data, mutate } = useSWR(path, load, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    onErrorRetry: (_error, key, _config, revalidate, { retryCount }) => {
      if (retryCount > RETRIES) return setFailedPath(key);
      setTimeout(() => void revalidate({ retryCount }), RETRY_PAUSE_MS * retryCount);
    },
  });
  return {
    data,
    hasFailed: data === undefined && path !== null && path === failedPath,
    retry: () => {
      setFailedPath(undefined);
      void mutate();
    },
  };
}
