import clsx from 'clsx';
import { GatewayResults, SiteResults } from '@/components/search/Results';
import { SearchHints } from '@/components/search/SearchHints';
import { LoadMore } from '@/components/ui/LoadMore';
import { PageTop } from '@/components/ui/PageTop';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { Section } from '@/components/ui/Section';
import { hasMore, SEARCH_STEPS } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';
import type { SearchResponse } from '@/lib/features/search/response';
import { NOTHING_FOUND, resultsSummary } from '@/lib/features/search/status';
import { shownTerm } from '@/lib/util/text';
import styles from '@/components/search/SearchScreen.module.css';
import shared from '@/components/ui/shared.module.css';
import { Button } from '@/components/ui/Button';
import { SearchInput } from '@/components/ui/SearchInput';

interface PlainResultsProps {
  term: string;
  /** The page number, from 1. */
  page: number;
  results: SearchResponse;
}

/** The results of a search for browsers without script. */
export function PlainResults({ term, page, results }: PlainResultsProps) {
  const { gateway, site } = results;
  const { status, away, isEmpty } = resultsSummary(results, term);
  return (
    <>
      <PageTop title={`Búsqueda de "${shownTerm(term)}"`} />
      <Section className={styles.section}>
        <PlainSearchForm term={term} />
        <div className={clsx(styles.plain, styles.results)}>
          <p className={shared.status}>{status}</p>
          <SiteResults site={site} searchHref={(meant) => routes.plainResults(meant, 1)} />
          {away !== undefined && (
            <p>
              {away} Intenta de nuevo o llámanos al <PhoneLinks />.
            </p>
          )}
          <GatewayResults cards={gateway?.cards ?? []} />
          {hasMore(page, gateway?.total ?? 0, SEARCH_STEPS) && (
            <LoadMore href={routes.plainResults(term, page + 1)} label="Cargar más resultados" />
          )}
          {isEmpty && <SearchHints message={NOTHING_FOUND} />}
        </div>
      </Section>
    </>
  );
}

/** The search box without script. */
export function PlainSearchForm({ term = '' }: { term?: string }) {
  return (
    <form
      role="search"
      aria-label="Todo el sitio"
      action={routes.plainSearch()}
      className={styles.form}
      data-print="hide"
    >
      <SearchInput name="search" label="Buscar en el sitio" defaultValue={term} required />
      <Button type="submit">Buscar</Button>
    </form>
  );
}
