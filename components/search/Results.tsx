import clsx from 'clsx';
import type { Ref } from 'react';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SearchCard } from '@/lib/features/search/gateway-search';
import type { SiteResult, SiteSearch } from '@/lib/features/search/response';
import { NEAR_CODE } from '@/lib/features/search/status';
import { shownTerm } from '@/lib/util/text';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/search/Results.module.css';

/** The number shown at once; a disclosure holds the rest, so that the gateway's cards are near. */
const FIRST = 3;
const SITE_ID = 'en-este-sitio';
const GATEWAY_ID = 'noticias-y-programas';

interface SiteResultsProps {
  site: SiteSearch | null | undefined;
  /** Returns the URL of the search for another term. */
  searchHref: (term: string) => string;
}

/** The suggested spelling of the term, and the results among the site's own pages. */
export function SiteResults({ site, searchHref }: SiteResultsProps) {
  if (!site) return null;
  const { results, spelling, isNear } = site;
  const others = results.slice(FIRST);
  return (
    <>
      {spelling !== undefined && (
        <p>
          ¿Quisiste decir <SiteLink href={searchHref(spelling)}>“{shownTerm(spelling)}”</SiteLink>?
        </p>
      )}
      {results.length > 0 && (
        <section aria-labelledby={SITE_ID} className={shared.stack2}>
          <h2 id={SITE_ID} className={shared.title}>
            En este sitio
          </h2>
          {isNear && <p>{NEAR_CODE}</p>}
          <ResultList results={results.slice(0, FIRST)} />
          {others.length > 0 && (
            <details className={styles.siteOthers}>
              <summary className={styles.siteMore}>
                Ver más páginas del sitio
                <Icon name="down" />
              </summary>
              <ResultList results={others} />
            </details>
          )}
        </section>
      )}
    </>
  );
}

function ResultList({ results }: { results: readonly SiteResult[] }) {
  return (
    <ul className={styles.siteList}>
      {results.map(({ title, href, kind, line }) => (
        <li key={`${href} ${title}`} className={styles.siteResult}>
          <span className={clsx(shared.green, shared.strong, shared.fine)}>{kind}</span>
          <SiteLink href={href} className={clsx(shared.wholeLink, styles.siteTitle)}>
            {title}
          </SiteLink>
          {line && <p className={styles.siteLine}>{line}</p>}
        </li>
      ))}
    </ul>
  );
}

interface GatewayResultsProps {
  cards: readonly SearchCard[];
  list?: Ref<HTMLUListElement>;
}

/** The visible cards of the gateway's search, without a link if the site has no page. */
export function GatewayResults({ cards, list }: GatewayResultsProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={GATEWAY_ID} className={shared.stack2}>
      <h2 id={GATEWAY_ID} className={shared.title}>
        Noticias, prensa y programas
      </h2>
      <ul ref={list} className={shared.stack3}>
        {cards.map((card) => (
          <li key={card.key}>
            <Card
              href={card.href}
              action="Ver más"
              title={card.title}
              headingLevel="h3"
              file={card.file}
              sizes="(min-width: 40em) 280px, 100vw"
              meta={
                <>
                  {card.module && <span className={styles.cardModule}>{card.module}</span>}
                  {card.date && <time dateTime={card.isoDate}>{card.date}</time>}
                </>
              }
              className={styles.card}
            >
              {card.excerpt && <p>{card.excerpt}</p>}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
