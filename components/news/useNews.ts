import { useMemo, useState } from 'react';
import { useRequested } from '@/components/ui/useRequested';
import { asObject, fetchJson } from '@/lib/util/fetch-json';
import { isFiltered } from '@/lib/features/news/address';
import type { NewsPage } from '@/lib/features/news/cards';
import { endOf, NEWS_STEPS } from '@/lib/util/pagination';
import { apiRoutes, routes, type NewsUrlState } from '@/lib/server/routing/routes';

/** The part of the server's page for this URL; undefined if a request is needed. */
function fromServer(initial: NewsPage, urlState: NewsUrlState): NewsPage | undefined {
  const { page } = urlState;
  if (isFiltered(urlState) || page > initial.page) return undefined;
  if (page === initial.page) return initial;
  if (initial.start > 0) return undefined;
  return { ...initial, page, cards: initial.cards.slice(0, endOf(page, NEWS_STEPS)) };
}

/** The shown list with what a later page of it adds; any other page stands for itself. */
function grown(shown: NewsPage, next: NewsPage): NewsPage {
  const kept = next.start - shown.start;
  if (kept <= 0 || kept > shown.cards.length) return next;
  // A post published meanwhile moves the others.
  const ids = new Set(next.cards.map(({ id }) => id));
  const before = shown.cards.slice(0, kept).filter(({ id }) => !ids.has(id));
  return { ...next, start: shown.start, cards: [...before, ...next.cards] };
}

const load = (path: string) => fetchJson(path, asObject<NewsPage>);

/** The news of a URL; `shown` is the response or, while it loads, the last one. */
export function useNews(initial: NewsPage, urlState: NewsUrlState) {
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
