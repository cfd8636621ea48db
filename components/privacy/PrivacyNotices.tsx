import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/icons';
import { RichText } from '@/components/ui/RichText';
import { SiteLink } from '@/components/ui/SiteLink';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import type { PrivacyPage } from '@/lib/features/privacy/find-notice';
import { isEmptyHtml } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/privacy/PrivacyNotices.module.css';
import shared from '@/components/ui/shared.module.css';

/** The list at left, the selected notice's body at right (specification, "Privacy notices"). */
export function PrivacyNotices({ notices, selected }: PrivacyPage) {
  if (selected === undefined) {
    return (
      <EmptyState message="Por ahora no hay avisos de privacidad publicados.">
        <ButtonLink href={routes.contact()}>Solicitar el aviso</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.notices} data-single={notices.length < 2 ? '' : undefined}>
      {notices.length > 1 && <NoticeList notices={notices} selected={selected} />}
      <article className={styles.body}>
        <h2 className={styles.title}>{selected.name}</h2>
        {isEmptyHtml(selected.description) ? (
          <p>
            El texto de este aviso no está disponible en línea. Solicítalo desde nuestra página de
            contacto y te lo enviaremos.
          </p>
        ) : (
          <RichText html={selected.description} headingLevel={3} title={selected.name} />
        )}
      </article>
    </div>
  );
}

/** Links to all notices. */
function NoticeList({ notices, selected }: { notices: PrivacyNotice[]; selected: PrivacyNotice }) {
  const list = (
    <ul className={styles.list}>
      {notices.map((notice) => {
        const isSelected = notice.id === selected.id;
        return (
          <li key={notice.id}>
            <SiteLink
              href={routes.privacyNotice(notice)}
              className={clsx(styles.listNotice, isSelected && styles.listSelected)}
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
      <div className={styles.listWide}>{list}</div>
      <details className={styles.listNarrow}>
        <summary className={styles.listSummary}>
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
