import useSWR from 'swr';

export interface Requested {
  state: 'current' | 'loading' | 'failed';
  /** True while a request or a retry is running. */
  isBusy: boolean;
  retry: () => void;
}

/**
 * Requests data that the page does not contain. SWR keys responses by the question, so a late one cannot
 * replace another's. The visitor decides when to retry.
 *
 * @param own the data if it needs no request.
 * @param question the key of the request, passed to `load`.
 */
export function useRequested<T>(
  own: T | undefined,
  question: string,
  load: (question: string) => Promise<T>,
): Requested & { current: T | undefined } {
  const { data, error, isValidating, mutate } = useSWR<T, Error>(
    own === undefined ? question : null,
    load,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const current = own ?? data;
  const missing = error === undefined ? 'loading' : 'failed';
  return {
    current,
    state: current === undefined ? missing : 'current',
    isBusy: current === undefined && isValidating,
    retry: () => void mutate(),
  };
}
