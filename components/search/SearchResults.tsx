'use client';

import useSWR from 'swr';
import { ResultCard } from '@/components/search/ResultCard';
import { SearchHints } from '@/components/search/SearchHints';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { useFocusNew } from '@/components/ui/useFocusNew';
import { fetchJson } from '@/lib/fetch-json';
import { hasMore, itemsOn, SEARCH_STEPS } from '@/lib/paging';
import { apiRoutes, routes } from '@/lib/routes';
import type { SearchAnswer } from '@/lib/search/cards';
import { shownTerm } from '@/lib/search/term';
import styles from '@/components/search/SearchResults.module.css';

interface SearchResultsProps {
  term: string;
  /** From 1. */
  page: number;
}

/** The count in one sentence, for the eye and, by `role="status"`, for the ear. */
function statusOf(answer: SearchAnswer | undefined, shown: number, term: string): string {
  if (!answer) return 'Buscando…';
  const { total, cards } = answer;
  if (total === 0) return `No encontramos resultados para "${shownTerm(term)}"`;
  const found = total === 1 ? '1 resultado' : `${total} resultados`;
  if (shown === cards.length && cards.length < total) {
    return `${found}; se muestran los primeros ${shown}. Agregue palabras para precisar la búsqueda`;
  }
  return shown < total ? `${found}; se muestran ${shown}` : found;
}

/**
 * What was found for one term, 3 first and 2 more a click. Each term has its own answer in SWR, so
 * that a late one is never shown for another term.
 */
export function SearchResults({ term, page }: SearchResultsProps) {
  const { data, error, isValidating, mutate } = useSWR<SearchAnswer, Error>(
    apiRoutes.search(term),
    fetchJson,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const cards = data?.cards ?? [];
  const shown = itemsOn(page, cards, SEARCH_STEPS);
  const [list, expectNew] = useFocusNew<HTMLUListElement>(shown.length);
  const next = routes.searchPage(term, page + 1);

  if (!data && error !== undefined) {
    return (
      <LoadFailure
        message="La búsqueda no respondió."
        isBusy={isValidating}
        onRetry={() => {
          expectNew();
          void mutate();
        }}
      />
    );
  }
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {statusOf(data, shown.length, term)}
      </p>
      {!data && (
        <div className={styles.list} aria-hidden="true">
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
        </div>
      )}
      {data?.total === 0 && (
        <SearchHints message="Revise la ortografía, pruebe con una palabra más general o empiece por aquí:" />
      )}
      {shown.length > 0 && (
        <ul ref={list} className={styles.list}>
          {shown.map((card) => (
            <li key={card.key}>
              <ResultCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {hasMore(page, cards.length, SEARCH_STEPS) && (
        <LoadMore
          href={next}
          label="Cargar más resultados"
          isBusy={false}
          onLoad={() => {
            expectNew();
            window.history.replaceState(null, '', next);
          }}
        />
      )}
    </div>
  );
}
