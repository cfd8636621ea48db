import { useCallback, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { LIMITS } from '@/lib/features/forms/fields';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/fetch-json';

/** As much of it as a form sends. */
const load = async (path: string) => {
  const { message } = await fetchJson(path, asObject<{ message: string }>);
  return message.slice(0, LIMITS.message);
};

interface MessageState {
  /** Whether the URL requests the default message; undefined until it is read. */
  isInUrl: boolean | undefined;
  /** The visitor started to write before it loaded. */
  isOwn: boolean;
}

/**
 * With `?o=sostenibilidad` the message is the gateway's, and read-only (specification, section 2,
 * "Contact page"). If it fails to load, or loads after the visitor started to write, the field
 * stays the visitor's.
 */
export function useFixedMessage() {
  const [{ isInUrl, isOwn }, setState] = useState<MessageState>({
    isInUrl: undefined,
    isOwn: false,
  });
  const { data } = useSWRImmutable(isInUrl ? apiRoutes.contactMessage() : null, load, {
    shouldRetryOnError: false,
  });
  /** `typed` is the field's value before hydration. */
  const follow = useCallback((query: string, typed: string) => {
    const isNowInUrl = new URLSearchParams(query).get('o') === 'sostenibilidad';
    setState((before) => {
      if (before.isInUrl === isNowInUrl) return before;
      return { isInUrl: isNowInUrl, isOwn: before.isInUrl === undefined && typed !== '' };
    });
  }, []);
  const setOwn = useCallback((own: boolean) => {
    setState((before) => ({ ...before, isOwn: own }));
  }, []);
  return {
    /** Undefined while the message is the visitor's own. */
    fixedMessage: isInUrl && !isOwn && data ? data : undefined,
    follow,
    setOwn,
  };
}
