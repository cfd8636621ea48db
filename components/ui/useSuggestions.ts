import { useTypedFetch } from '@/components/ui/useTypedFetch';
import { asList } from '@/lib/util/json';
import { apiRoutes } from '@/lib/server/routing/routes';
import type { SiteResult } from '@/lib/features/search/response';

const MIN_LETTERS = 2;

const NONE: readonly SiteResult[] = [];

/**
 * Suggestions for a term; without a response there are none.
 *
 * @param typed undefined while no suggestions are wanted.
 */
export function useSuggestions(typed: string | undefined): readonly SiteResult[] {
  const term = typed?.trim() ?? '';
  const path = term.length < MIN_LETTERS ? undefined : apiRoutes.suggestions(term);
  const { data, hasFailed } = useTypedFetch(path, asList<SiteResult>);
  return hasFailed ? NONE : (data ?? NONE);
}
