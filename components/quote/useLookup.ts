import { useState } from 'react';
import useSWR from 'swr';

/** So many tries after the first, the n-th after n times this pause. */
const RETRIES = 2;
const RETRY_PAUSE_MS = 700;
/** The handler gives the gateway 5 s. */
const TIME_LIMIT_MS = 8_000;

async function load(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`Lookup answered ${response.status}`);
  return response.json();
}

export interface Lookup<T> {
  /** Undefined while it loads, or when it could not be loaded. */
  data: T | undefined;
  /** It still fails after every try. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads one of the wizard's lookups; null waits. Lists do not change while a visitor fills in a
 * form, so they are loaded once, and again only after a failure or when the connection is back.
 */
export function useLookup<T>(path: string | null, read: (value: unknown) => T): Lookup<T> {
  const [failedPath, setFailedPath] = useState<string>();
  const { data, mutate } = useSWR(path, async (from: string) => read(await load(from)), {
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
