'use client';

import { useCallback, useState } from 'react';
import { NewsFilters, type NewsFilter } from '@/components/news/NewsFilters';
import { NewsList } from '@/components/news/NewsList';
import { newsStatus } from '@/components/news/news-status';
import { useNews } from '@/components/news/useNews';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useFocusNew } from '@/components/ui/useFocusNew';
import { isSameNews, readNewsUrl } from '@/lib/features/news/address';
import type { NewsPage } from '@/lib/features/news/cards';
import { hasMore, NEWS_STEPS, pageUpTo } from '@/lib/util/pagination';
import { withOwnCampaign } from '@/lib/server/routing/campaign-query';
import { routes, type NewsUrlState } from '@/lib/server/routing/routes';
import styles from '@/components/ui/ListBrowser.module.css';
import shared from '@/components/ui/shared.module.css';

interface NewsBrowserProps {
  /** As rendered by the server, without filters. */
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
  const [list, expectNew] = useFocusNew<HTMLUListElement>(shown.cards.length);

  const filterBy = (filter: NewsFilter) => {
    const next = { page: 1, ...filter };
    if (isSameNews(next, urlState)) retry();
    else window.history.pushState(null, '', withOwnCampaign(routes.news(next)));
  };
  const next = { ...urlState, page: urlState.page + 1 };
  const loadMore = () => {
    expectNew();
    window.history.replaceState(null, '', withOwnCampaign(routes.news(next)));
  };

  const { start } = shown;
  const isGrowing = state === 'loading' && urlState.page > shown.page;
  return (
    <div className={shared.stack4}>
      <UrlStateListener onUrlChange={onUrlChange} />
      <NewsFilters states={states} filter={urlState} onFilter={filterBy} />
      <p role="status" className={styles.status}>
        {newsStatus(shown, urlState, state)}
      </p>
      {start > 0 && (
        <SiteLink href={routes.news({ ...urlState, page: pageUpTo(start, NEWS_STEPS) })}>
          Ver noticias más recientes
        </SiteLink>
      )}
      {shown.cards.length > 0 ? (
        <NewsList
          cards={shown.cards}
          start={start}
          expected={isGrowing ? NEWS_STEPS.step : 0}
          isOutdated={state !== 'current' && !isGrowing}
          listRef={list}
        />
      ) : (
        <EmptyState message="Ninguna noticia coincide con su búsqueda. Pruebe con otra palabra u otra ubicación.">
          <Button onClick={() => filterBy({ buscar: '', estado: '' })}>Limpiar filtros</Button>
        </EmptyState>
      )}
      {state === 'failed' && (
        <LoadFailure
          message="No pudimos cargar las noticias que pidió; aquí sigue lo último que recibimos."
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
