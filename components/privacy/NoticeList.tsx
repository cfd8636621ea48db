import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/privacy/NoticeList.module.css';
import shared from '@/components/ui/shared.module.css';

export function NoticeList({
  notices,
  selected,
}: {
  notices: PrivacyNotice[];
  selected: PrivacyNotice;
}) {
  if (notices.length < 2) return null;
  const list = (
    <ul className={styles.list}>
      {notices.map((notice) => {
        const isSelected = notice.id === selected.id;
        return (
          <li key={notice.id}>
            <SiteLink
              href={routes.privacyNotice(notice)}
              className={clsx(styles.notice, isSelected && styles.selected)}
              aria-current={isSelected ? 'page' : undefined}
            >
              {notice.name}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav aria-label="Avisos de privacidad" className={shared.beside} data-print="hide">
      <div className={styles.wide}>{list}</div>
      <details className={styles.narrow}>
        <summary className={styles.summary}>
          <span>
            <small>Aviso mostrado</small>
            {selected.name}
          </span>
          <Icon name="down" />
        </summary>
        {list}
      </details>
    </nav>
  );
}
