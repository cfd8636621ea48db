'use client';

import clsx from 'clsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import { NewsFilters, type NewsFilter } from '@/components/news/NewsFilters';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useRequested, type Requested } from '@/components/ui/useRequested';
import { useFocusNew } from '@/components/ui/useFocusNew';
import { isFiltered, isSameNews, readNewsUrl } from '@/lib/features/news/address';
import type { NewsCard, NewsPage } from '@/lib/features/news/cards';
import { endOf, hasMore, NEWS_STEPS, pageUpTo } from '@/lib/util/pagination';
import { apiRoutes, routes, type NewsUrlState } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/json';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/news/NewsBrowser.module.css';

/** Returns the part of the server's page for this URL; undefined if a request is needed. */
function fromServer(initial: NewsPage, urlState: NewsUrlState): NewsPage | undefined {
  const { page } = urlState;
  if (isFiltered(urlState) || page > initial.page) return undefined;
  if (page === initial.page) return initial;
  if (initial.start > 0) return undefined;
  return { ...initial, page, cards: initial.cards.slice(0, endOf(page, NEWS_STEPS)) };
}

/** Returns the shown list extended by a later page of it, or only `next` if that does not continue it. */
function grown(shown: NewsPage, next: NewsPage): NewsPage {
  const kept = next.start - shown.start;
  if (kept <= 0 || kept > shown.cards.length) return next;
  // A post published meanwhile shifts the others, so some may be in both pages.
  const ids = new Set(next.cards.map(({ id }) => id));
  const before = shown.cards.slice(0, kept).filter(({ id }) => !ids.has(id));
  return { ...next, start: shown.start, cards: [...before, ...next.cards] };
}

const load = (path: string) => fetchJson(path, asObject<NewsPage>);

/** Returns the news of a URL; `shown` is the response or, while it loads, the last one. */
function useNews(initial: NewsPage, urlState: NewsUrlState) {
  const server = useMemo(() => fromServer(initial, urlState), [initial, urlState]);
  const { current, ...request } = useRequested(server, apiRoutes.news(urlState), load);
  const list = routes.news({ ...urlState, page: 1 });
  const [known, setKnown] = useState({ list, current: initial, shown: initial });
  if (current !== undefined && current !== known.current) {
    const shown = list === known.list ? grown(known.shown, current) : current;
    setKnown({ list, current, shown });
  }
  return { shown: known.shown, ...request };
}

function newsStatus(shown: NewsPage, urlState: NewsUrlState, state: Requested['state']): string {
  if (state === 'loading') return 'Cargando noticias…';
  // LoadFailure announces the failure.
  if (state === 'failed') return '';
  const { total } = shown;
  // Deep in the list, the newest posts are hidden as well.
  const count = shown.cards.length;
  const hidden = count < total;
  if (!isFiltered(urlState)) {
    if (total === 1) return 'Se muestra 1 noticia';
    return `Se muestran ${hidden ? `${count} de` : 'las'} ${total} noticias`;
  }
  if (total === 0) return 'No se encontraron noticias';
  const found = total === 1 ? 'Se encontró 1 noticia' : `Se encontraron ${total} noticias`;
  return hidden ? `${found}; se muestran ${count}` : found;
}

interface NewsBrowserProps {
  /** The page as rendered by the server, without filters. */
  initial: NewsPage;
  states: { id: number; name: string }[];
}

/**
 * The news list with its filters. The URL is the only state, so links, reloads and Back show the
 * same list. "Load more" replaces the history entry, a filter pushes one.
 */
export function NewsBrowser({ initial, states }: NewsBrowserProps) {
  const [urlState, setUrlState] = useState<NewsUrlState>({
    page: initial.page,
    buscar: '',
    estado: '',
  });
  const onUrlChange = useCallback((path: string, query: string) => {
    const read = readNewsUrl(path, query);
    if (read) setUrlState((known) => (isSameNews(known, read) ? known : read));
  }, []);
  const { shown, state, isBusy, retry } = useNews(initial, urlState);
  const [list, expectNew] = useFocusNew(shown.cards.length);
  const filters = useRef<HTMLFormElement>(null);

  const filterBy = (filter: NewsFilter) => {
    const next = { page: 1, ...filter };
    if (isSameNews(next, urlState)) retry();
    else window.history.pushState(null, '', routes.news(next));
  };
  const showAll = () => {
    filters.current?.querySelector('input')?.focus();
    filterBy({ buscar: '', estado: '' });
  };
  const next = { ...urlState, page: urlState.page + 1 };
  const loadMore = () => {
    expectNew();
    window.history.replaceState(null, '', routes.news(next));
  };

  const { start } = shown;
  const isGrowing = state === 'loading' && urlState.page > shown.page;
  // The cards belong to an earlier request.
  const isOutdated = state !== 'current' && !isGrowing;
  return (
    <div className={shared.stack4}>
      <UrlStateListener onUrlChange={onUrlChange} />
      <NewsFilters ref={filters} states={states} filter={urlState} onFilter={filterBy} />
      <p role="status" className={shared.listStatus}>
        {newsStatus(shown, urlState, state)}
      </p>
      {start > 0 && (
        <SiteLink
          href={routes.news({ ...urlState, page: pageUpTo(start, NEWS_STEPS) })}
          className={shared.target}
        >
          Ver noticias más recientes
        </SiteLink>
      )}
      {shown.cards.length > 0 ? (
        // The first post is large and the others are in pairs, so 3 first and 2 more per click fill every row.
        <ul
          ref={list}
          className={clsx(styles.list, isOutdated && styles.listOutdated)}
          aria-busy={isOutdated || isGrowing}
        >
          {shown.cards.map((card, index) => (
            // Target of "load more" without script.
            <li key={card.id} id={`noticia-${start + index + 1}`}>
              <NewsItem card={card} priority={start + index === 0} />
            </li>
          ))}
          {Array.from({ length: isGrowing ? NEWS_STEPS.step : 0 }, (_, index) => (
            <li
              key={`expected-${index}`}
              className={styles.listSkeleton}
              data-print="hide"
              aria-hidden="true"
            />
          ))}
        </ul>
      ) : (
        <EmptyState message="Ninguna noticia coincide con tu búsqueda. Prueba con otra palabra u otra ubicación.">
          <Button onClick={showAll}>Limpiar filtros</Button>
        </EmptyState>
      )}
      {state === 'failed' && (
        <LoadFailure
          message="No pudimos cargar las noticias que pediste; aquí sigue lo último que recibimos."
          isBusy={isBusy}
          onRetry={retry}
        />
      )}
      {state !== 'failed' && hasMore(shown.page, shown.total, NEWS_STEPS) && (
        <LoadMore
          href={`${routes.news(next)}#noticia-${start + shown.cards.length + 1}`}
          label="Cargar mas noticias"
          isBusy={isBusy}
          onLoad={loadMore}
        />
      )}
    </div>
  );
}

function NewsItem({ card, priority }: { card: NewsCard; priority: boolean }) {
  return (
    <Card
      href={card.href}
      action="Ver mas"
      title={card.title}
      file={card.file}
      sizes="(min-width: 48em) 600px, 100vw"
      priority={priority}
      meta={
        <>
          {card.date && <time dateTime={card.isoDate}>{card.date}</time>}
          {card.states.length > 0 && (
            <span className={styles.cardPlaces}>{card.states.join(', ')}</span>
          )}
        </>
      }
    >
      <p>{card.excerpt}</p>
    </Card>
  );
}
