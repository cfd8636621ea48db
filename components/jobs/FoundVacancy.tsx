'use client';

import { useSyncExternalStore } from 'react';
import { useLookup } from '@/components/ui/useLookup';
import type { SearchResponse } from '@/lib/features/search/response';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/json';
import shared from '@/components/ui/shared.module.css';

const never = () => () => undefined;
const idOf = (href: string) => new URLSearchParams(href.split('?')[1]).get('id');

/** The title of the vacancy that a site search has found; only the search returns it. */
export function FoundVacancy() {
  const query = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const id = idOf(query);
  const term = new URLSearchParams(query).get('search')?.trim() || 'vacantes';
  const { data } = useLookup(id && apiRoutes.search(term, 1), asObject<SearchResponse>);
  const found = data?.gateway?.cards.find(
    ({ href = '' }) => href.startsWith(routes.vacancies()) && idOf(href) === id,
  );
  return found ? (
    <p className={shared.large}>
      Encontraste: <strong>{found.title}</strong>
    </p>
  ) : null;
}
