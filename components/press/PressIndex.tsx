import { PressBrowser } from '@/components/press/PressBrowser';
import { ButtonLink } from '@/components/ui/Button';
import { EmailText } from '@/components/ui/PhoneLinks';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/icons';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { config } from '@/lib/config';
import type { PressPages } from '@/lib/features/press/pagination';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/press/PressBrowser.module.css';
import shared from '@/components/ui/shared.module.css';

/** The press e-mail, which is fixed (specification, section 2, "Press room"). */
export function PressContact() {
  return (
    <p className={styles.contact}>
      Contacto de prensa:
      <a href={`mailto:${config.pressEmail}`} className={styles.mail}>
        <Icon name="mail" />
        <EmailText email={config.pressEmail} />
      </a>
    </p>
  );
}

/** One page of the press room. */
export function PressIndex({ pages }: { pages: PressPages }) {
  return (
    <>
      <PageHeader
        title="Sala de Prensa"
        lead="Comunicados, fotografías y documentos para medios de comunicación."
      >
        <PressContact />
        <p data-print="hide">
          <a href={routes.feed(routes.press())} className={shared.target}>
            Recibir los comunicados por RSS
          </a>
        </p>
      </PageHeader>
      <Section isUnderHeader>
        {pages.cards.length === 0 ? (
          <EmptyState message="Por ahora no hay comunicados publicados.">
            <ButtonLink href={routes.blog()}>Ver las noticias</ButtonLink>
          </EmptyState>
        ) : (
          <PressBrowser initial={pages} />
        )}
      </Section>
    </>
  );
}
