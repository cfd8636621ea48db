import { useEffect, useState } from 'react';
import { asList, fetchJson } from '@/lib/util/fetch-json';
import { apiRoutes } from '@/lib/server/routing/routes';
import type { SiteResult } from '@/lib/features/search/response';

/** Typing rests for so long before anything is asked for. Milliseconds. */
const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;

/** Where there is nothing to suggest. */
const NONE: readonly SiteResult[] = [];

/**
 * Pages of the site for what is being typed. What the visitor types over is not waited for any
 * more; without an answer there is nothing to suggest, and the search works all the same.
 *
 * @param typed undefined while no suggestions are wanted.
 */
export function useSuggestions(typed: string | undefined): readonly SiteResult[] {
  const term = typed?.trim() ?? '';
  const [answer, setAnswer] = useState({ term: '', suggestions: NONE });
  useEffect(() => {
    if (term.length < MIN_LETTERS) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchJson(apiRoutes.suggestions(term), asList<SiteResult>, request.signal).then(
        (suggestions) => setAnswer({ term, suggestions }),
        () => setAnswer({ term, suggestions: NONE }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [term]);
  return term.length < MIN_LETTERS ? NONE : answer.suggestions;
}
