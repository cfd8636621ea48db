import { useCallback, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/fetch-json';

const load = async (path: string) => (await fetchJson(path, asObject<{ message: string }>)).message;

interface Asked {
  /** Whether the address asks for the default message; undefined until it has been read. */
  byAddress: boolean | undefined;
  /** The visitor began to write before it came. */
  isOwn: boolean;
}

/**
 * With `?o=sostenibilidad` the contact page's message is the gateway's and locked (specification,
 * section 2, "Contact page"). The lock follows the address, and what the visitor typed under
 * another one is kept beside it. Should the message not load, or come after the visitor began to
 * write one, the field stays the visitor's.
 */
export function useFixedMessage() {
  const [{ byAddress, isOwn }, setAsked] = useState<Asked>({ byAddress: undefined, isOwn: false });
  const { data } = useSWRImmutable(byAddress ? apiRoutes.contactMessage() : null, load, {
    shouldRetryOnError: false,
  });
  /** `typed` is what the field held before the page was alive. */
  const follow = useCallback((query: string, typed: string) => {
    const asks = new URLSearchParams(query).get('o') === 'sostenibilidad';
    setAsked((before) => {
      if (before.byAddress === asks) return before;
      return { byAddress: asks, isOwn: before.byAddress === undefined && typed !== '' };
    });
  }, []);
  const setOwn = useCallback((own: boolean) => {
    setAsked((before) => ({ ...before, isOwn: own }));
  }, []);
  return {
    /** Undefined while the message is the visitor's own. */
    fixedMessage: byAddress && !isOwn && data ? data : undefined,
    follow,
    setOwn,
  };
}
