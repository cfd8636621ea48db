import { NoticeList } from '@/components/privacy/NoticeList';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { RichText } from '@/components/ui/RichText';
import type { PrivacyPage } from '@/lib/features/privacy/find-notice';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/privacy/PrivacyNotices.module.css';

/** List at left, the selected notice's body at right (specification, "Privacy notices"). */
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
      <NoticeList notices={notices} selected={selected} />
      <article className={styles.body}>
        <h2 className={styles.title}>{selected.name}</h2>
        {isEmptyHtml(selected.description) ? (
          <p>
            El texto de este aviso no está disponible en línea. Solicítelo desde nuestra página de
            contacto y se lo enviaremos.
          </p>
        ) : (
          <RichText html={selected.description} headingLevel={3} title={selected.name} />
        )}
      </article>
    </div>
  );
}
