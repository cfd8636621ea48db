import { SiteLink } from '@/components/ui/SiteLink';
import type { BranchNotices } from '@/lib/features/collection/zone-collection';
import { formatDate } from '@/lib/util/format/dates';
import styles from '@/components/collection/RecentNotices.module.css';

/** What the company has written about its service lately, and about holidays. */
export function RecentNotices({ posts, questions }: BranchNotices) {
  const lists = [
    { label: 'Avisos recientes', links: posts },
    { label: 'Días festivos', links: questions },
  ].filter(({ links }) => links.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.notices} data-print="hide">
      {lists.map(({ label, links }) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <ul aria-label={label}>
            {links.map(({ title, href, date }) => (
              <li key={href} className={styles.notice}>
                <SiteLink href={href}>{title}</SiteLink>
                {date && (
                  <time dateTime={date} className={styles.date}>
                    {formatDate(date)}
                  </time>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
