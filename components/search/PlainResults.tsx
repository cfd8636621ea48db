import { GatewayResults } from '@/components/search/GatewayResults';
import { PlainSearchForm } from '@/components/search/PlainSearchForm';
import { SearchHints } from '@/components/search/SearchHints';
import { SiteResults } from '@/components/search/SiteResults';
import { Spelling } from '@/components/search/Spelling';
import { LoadMore } from '@/components/ui/LoadMore';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/routes';
import type { PlainResults as Results } from '@/lib/search/plain-results';
import { GATEWAY_AWAY, NOTHING_FOUND, statusOf } from '@/lib/search/status';
import { shownTerm } from '@/lib/search/term';
import screen from '@/components/search/SearchScreen.module.css';
import styles from '@/components/search/SearchResults.module.css';

interface PlainResultsProps {
  term: string;
  /** From 1. */
  page: number;
  results: Results;
}

/** The results of a search for browsers without script. */
export function PlainResults({ term, page, results }: PlainResultsProps) {
  const { gateway, site, hasMore } = results;
  const cards = gateway?.cards ?? [];
  return (
    <>
      <PageTop title={`Búsqueda de "${shownTerm(term)}"`} />
      <Section className={screen.section}>
        <PlainSearchForm term={term} />
        <div className={styles.results}>
          <p className={styles.status}>{statusOf(results, cards.length, term)}</p>
          {site?.spelling !== undefined && (
            <Spelling spelling={site.spelling} href={routes.plainResults(site.spelling, 1)} />
          )}
          <SiteResults results={site?.results ?? []} />
          {gateway === null && (
            <p>
              {GATEWAY_AWAY} Intente de nuevo o llámenos al{' '}
              <a href={telHref(supportPhone)}>{supportPhone}</a>.
            </p>
          )}
          <GatewayResults cards={cards} />
          {hasMore && (
            <LoadMore
              href={routes.plainResults(term, page + 1)}
              label="Cargar más resultados"
              isBusy={false}
            />
          )}
          {gateway?.total === 0 && (site?.results.length ?? 0) === 0 && (
            <SearchHints message={NOTHING_FOUND} />
          )}
        </div>
      </Section>
    </>
  );
}
