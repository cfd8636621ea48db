import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SiteResult } from '@/lib/features/search/response';
import styles from '@/components/search/SiteResults.module.css';

/** Shown at once; the others wait behind a disclosure. */
const FIRST = 5;
const HEADING_ID = 'en-este-sitio';

function ResultList({ results }: { results: readonly SiteResult[] }) {
  return (
    <ul className={styles.list}>
      {results.map(({ title, href, kind, line }) => (
        <li key={`${href} ${title}`} className={styles.result}>
          <span className={styles.kind}>{kind}</span>
          <SiteLink href={href} className={styles.title}>
            {title}
          </SiteLink>
          {line && <p className={styles.line}>{line}</p>}
        </li>
      ))}
    </ul>
  );
}

export function SiteResults({ results }: { results: readonly SiteResult[] }) {
  if (results.length === 0) return null;
  const others = results.slice(FIRST);
  return (
    <section aria-labelledby={HEADING_ID} className={styles.group}>
      <h2 id={HEADING_ID} className={styles.heading}>
        En este sitio
      </h2>
      <ResultList results={results.slice(0, FIRST)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.more}>
            {others.length === 1 ? 'Ver 1 página más' : `Ver ${others.length} páginas más`}
            <Icon name="down" />
          </summary>
          <ResultList results={others} />
        </details>
      )}
    </section>
  );
}
