import clsx from 'clsx';
import { SiteLink } from '@/components/ui/SiteLink';
import type { BranchNotices } from '@/lib/features/collection/zone-collection';
import { formatDate } from '@/lib/util/format/dates';
import styles from '@/components/collection/ZoneHeader.module.css';
import shared from '@/components/ui/shared.module.css';

/** Links to recent posts about the service, and to questions about holidays. */
export function RecentNotices({ posts, questions }: BranchNotices) {
  const links = [...posts, ...questions];
  if (links.length === 0) return null;
  return (
    <div className={styles.notices} data-print="hide">
      {posts.length > 0 && <p className={clsx(shared.small, shared.strong)}>Avisos recientes</p>}
      <ul>
        {links.map(({ title, href, date }) => (
          <li key={href}>
            <SiteLink href={href}>
              <span>{title}</span>
              {date && (
                <time dateTime={date} className={clsx(shared.small, shared.block)}>
                  {formatDate(date)}
                </time>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
