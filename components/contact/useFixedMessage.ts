import { useCallback, useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { LIMITS } from '@/lib/features/forms/fields';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/fetch-json';

/** As much of it as a form sends. */
const load = async (path: string) => {
  const { message } = await fetchJson(path, asObject<{ message: string }>);
  return message.slice(0, LIMITS.message);
};

/**
 * With `?o=sostenibilidad` the message is the gateway's, and read-only (specification, section 2,
 * "Contact page"), whatever a browser or a draft put back into the field. If it fails to load, the
 * field is the visitor's.
 */
export function useFixedMessage() {
  const [isInUrl, setIsInUrl] = useState(false);
  const { data, isLoading, mutate } = useSWRImmutable(
    isInUrl ? apiRoutes.contactMessage() : null,
    load,
    { shouldRetryOnError: false },
  );
  const isMissing = isInUrl && !data && !isLoading;
  useEffect(() => {
    if (!isMissing) return;
    // A page that is left while the message loads comes back from memory without it.
    const loadAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void mutate();
    };
    window.addEventListener('pageshow', loadAgain);
    return () => window.removeEventListener('pageshow', loadAgain);
  }, [isMissing, mutate]);
  return {
    /** Undefined while the message is the visitor's own. */
    fixedMessage: (isInUrl && data) || undefined,
    isLoading,
    follow: useCallback((query: string) => {
      setIsInUrl(new URLSearchParams(query).get('o') === 'sostenibilidad');
    }, []),
  };
}
