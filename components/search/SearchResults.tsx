import useSWR from 'swr';
import { GatewayResults, SiteResults } from '@/components/search/Results';
import { SearchHints } from '@/components/search/SearchHints';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { useFocusNew } from '@/components/ui/useFocusNew';
import { asObject, fetchJson } from '@/lib/util/json';
import { hasMore, itemsOn, SEARCH_STEPS } from '@/lib/util/pagination';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { pageAsked } from '@/lib/features/search/address';
import type { GatewaySearch } from '@/lib/features/search/gateway-search';
import type { SearchResponse } from '@/lib/features/search/response';
import { MORE_AWAY, NOTHING_FOUND, resultsSummary } from '@/lib/features/search/status';
import styles from '@/components/search/SearchScreen.module.css';
import shared from '@/components/ui/shared.module.css';
import { useState } from 'react';

/** Returns the value or, while it is undefined, the last one, so a list stays while the next loads. */
function useLastDefined<T>(value: T | undefined, first: T): T {
  const [last, setLast] = useState(first);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface SearchResultsProps {
  term: string;
  /** The page number, from 1. */
  page: number;
}

const load = (path: string) => fetchJson(path, asObject<SearchResponse>);

/** A placeholder of about the results' size. */
function Waiting() {
  return (
    <div aria-hidden="true" className={shared.stack3}>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.skeleton} />
      <div className={styles.skeleton} />
    </div>
  );
}

/**
 * The results of a term: the site's pages, and the gateway's results, 3 first and 2 more per click.
 * SWR keys responses by term, so a late one cannot be shown for another term.
 */
export function SearchResults({ term, page }: SearchResultsProps) {
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    apiRoutes.search(term, pageAsked(page)),
    load,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  const gateway = useLastDefined<GatewaySearch | undefined>(data?.gateway ?? undefined, undefined);
  const shown = itemsOn(page, gateway?.cards ?? [], SEARCH_STEPS);
  const summary = data && resultsSummary({ ...data, gateway: gateway ?? null }, term);
  const isIncomplete = gateway !== undefined && (error !== undefined || data?.gateway === null);
  const [list, expectNew] = useFocusNew(shown.length);
  const next = routes.searchPage(term, page + 1);

  const retry = () => {
    expectNew();
    void mutate();
  };

  if (!data && error !== undefined) {
    return (
      <div className={styles.results}>
        <LoadFailure message="La búsqueda no respondió." isBusy={isValidating} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={styles.results}>
      <p role="status" className={shared.status}>
        {summary ? summary.status : 'Buscando…'}
      </p>
      {!data && <Waiting />}
      <SiteResults site={data?.site} searchHref={routes.search} />
      {summary?.away !== undefined && (
        <LoadFailure message={summary.away} isBusy={isValidating} onRetry={retry} />
      )}
      {summary?.isEmpty && <SearchHints message={NOTHING_FOUND} />}
      <GatewayResults cards={shown} list={list} />
      {isIncomplete && <LoadFailure message={MORE_AWAY} isBusy={isValidating} onRetry={retry} />}
      {!isIncomplete && hasMore(page, gateway?.total ?? 0, SEARCH_STEPS) && (
        <LoadMore
          href={next}
          label="Cargar más resultados"
          isBusy={isLoading}
          onLoad={() => {
            expectNew();
            window.history.replaceState(null, '', next);
          }}
        />
      )}
    </div>
  );
}
