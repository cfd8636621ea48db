import useSWR from 'swr';

export interface Requested {
  state: 'current' | 'loading' | 'failed';
  /** A request is running, retries included. */
  isBusy: boolean;
  retry: () => void;
}

/**
 * Requests what the page lacks. SWR keys responses by the question, so that a late one is never taken for
 * another's; the visitor decides when to try again.
 *
 * @param own what needs no request.
 * @param question of the request.
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
