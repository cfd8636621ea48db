import { useEffect, useState } from 'react';
import { asList, fetchJson } from '@/lib/util/fetch-json';
import { apiRoutes } from '@/lib/server/routing/routes';
import type { SiteResult } from '@/lib/features/search/response';

const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;

const NONE: readonly SiteResult[] = [];

/**
 * Suggestions for a term. Superseded requests are aborted; without a response there are none.
 *
 * @param typed undefined while no suggestions are wanted.
 */
export function useSuggestions(typed: string | undefined): readonly SiteResult[] {
  const term = typed?.trim() ?? '';
  const [response, setResponse] = useState({ term: '', suggestions: NONE });
  useEffect(() => {
    if (term.length < MIN_LETTERS) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchJson(apiRoutes.suggestions(term), asList<SiteResult>, request.signal).then(
        (suggestions) => setResponse({ term, suggestions }),
        () => setResponse({ term, suggestions: NONE }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [term]);
  return term.length < MIN_LETTERS ? NONE : response.suggestions;
}
