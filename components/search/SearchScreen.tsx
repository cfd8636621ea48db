'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { PlainSearchForm } from '@/components/search/PlainResults';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchHints } from '@/components/search/SearchHints';
import { SearchResults } from '@/components/search/SearchResults';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import { companyName } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import { readSearchUrl, type SearchUrlState } from '@/lib/features/search/address';
import { shownTerm, TERM_LIMIT } from '@/lib/util/text';
import styles from '@/components/search/SearchScreen.module.css';

/** The lead. It is in the static HTML, so that the largest paint does not wait for a script. */
const LEAD =
  'Escribe una palabra o una pregunta: buscamos en servicios, sucursales, zonas, preguntas frecuentes, informes, noticias y programas.';

/** The search page. It is static, so the term is unknown until the browser reads the URL. */
export function SearchScreen() {
  const [address, setUrlState] = useState<SearchUrlState>();
  const term = address?.term ?? '';
  const heading = term === '' ? 'Búsqueda' : `Búsqueda de "${shownTerm(term)}"`;
  useEffect(() => {
    document.title = `${heading} | ${companyName}`;
  }, [heading]);

  return (
    <>
      <UrlStateListener
        onUrlChange={(path, query) => {
          // During a navigation the URL is already the next page's.
          if (path === routes.search()) setUrlState(readSearchUrl(query));
        }}
      />
      <PageTop title={heading} look="bar" />
      <Section className={styles.section}>
        <SearchForm term={address?.term} />
        <noscript>
          <PlainSearchForm />
          <p className={clsx(styles.plain, styles.lead)}>{LEAD}</p>
        </noscript>
        <div className={styles.answer} data-script="only">
          {term === '' && <p className={styles.lead}>{LEAD}</p>}
          {term.length > TERM_LIMIT && (
            <SearchHints
              message={`La búsqueda admite hasta ${TERM_LIMIT} caracteres. Escribe menos palabras, o empieza por aquí:`}
            />
          )}
          {address !== undefined && term !== '' && term.length <= TERM_LIMIT && (
            <SearchResults key={term} term={term} page={address.page} />
          )}
        </div>
      </Section>
    </>
  );
}
