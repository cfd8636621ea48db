import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/faq/FaqColumns.module.css';
import shared from '@/components/ui/shared.module.css';

/** The questions, and contact links for other questions. */
export function FaqColumns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns} data-faq-root>
      <div>{children}</div>
      <div className={shared.beside}>
        <aside className={styles.help} aria-labelledby="sin-respuesta" data-ground="dark">
          <h2 id="sin-respuesta" className={styles.helpTitle}>
            ¿No encontraste tu respuesta?
          </h2>
          <p>Llámanos sin costo o escríbenos; con gusto te ayudamos.</p>
          <a href={telHref(supportPhone)} className={clsx(shared.actionLink, styles.helpPhone)}>
            <Icon name="phone" />
            {supportPhone}
          </a>
          <ButtonLink href={routes.contact()} tone="light">
            Ir a contacto
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
