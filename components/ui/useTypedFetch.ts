import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/util/json';

const DEBOUNCE_MS = 150;

interface Typed<T> {
  /** The response of this path or, until it arrives, of the previous one. */
  data: T | undefined;
  /** Whether `data` belongs to this path. Show other data only so that it cannot be used. */
  isCurrent: boolean;
  /** True if there is a failure and no current data. */
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
}

const isSuperseded = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Fetches data for a text that is being typed, once typing pauses and one request at a time. A new path
 * aborts the previous request.
 *
 * @param path undefined to fetch nothing.
 */
export function useTypedFetch<T>(
  path: string | undefined,
  decode: (value: unknown) => T,
): Typed<T> {
  const [rested, setRested] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setRested(path), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [path]);
  // The abort must precede the next request, which SWR also sends in a layout effect.
  useLayoutEffect(() => () => running.current?.abort(), [rested]);
  const load = async (address: string) => {
    const request = new AbortController();
    running.current = request;
    return { address, value: await fetchJson(address, decode, { signal: request.signal }) };
  };
  const { data, error, isValidating, mutate } = useSWR(rested, load, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  const isRested = path !== undefined && rested === path;
  const isCurrent = path !== undefined && data?.address === path;
  return {
    data: path === undefined ? undefined : data?.value,
    isCurrent,
    hasFailed: isRested && !isCurrent && error !== undefined && !isSuperseded(error),
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}
