import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SiteResult, SiteSearch } from '@/lib/features/search/response';
import { NEAR_CODE } from '@/lib/features/search/status';
import whole from '@/components/ui/WholeLink.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/search/SiteResults.module.css';

/** Shown at once; the others wait behind a disclosure, so that the gateway's cards come soon. */
const FIRST = 3;
const HEADING_ID = 'en-este-sitio';

function ResultList({ results }: { results: readonly SiteResult[] }) {
  return (
    <ul className={styles.list}>
      {results.map(({ title, href, kind, line }) => (
        <li key={`${href} ${title}`} className={styles.result}>
          <span className={clsx(shared.green, shared.strong, shared.fine)}>{kind}</span>
          <SiteLink href={href} className={clsx(whole.link, styles.title)}>
            {title}
          </SiteLink>
          {line && <p className={styles.line}>{line}</p>}
        </li>
      ))}
    </ul>
  );
}

export function SiteResults({ site }: { site: SiteSearch | null | undefined }) {
  const results = site?.results ?? [];
  if (results.length === 0) return null;
  const others = results.slice(FIRST);
  return (
    <section aria-labelledby={HEADING_ID} className={shared.stack2}>
      <h2 id={HEADING_ID} className={shared.title}>
        En este sitio
      </h2>
      {site?.isNear && <p>{NEAR_CODE}</p>}
      <ResultList results={results.slice(0, FIRST)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.more}>
            Ver más páginas del sitio
            <Icon name="down" />
          </summary>
          <ResultList results={others} />
        </details>
      )}
    </section>
  );
}
