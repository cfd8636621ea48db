import type { ReactNode } from 'react';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/jobs/HowToApply.module.css';

/** The list of vacancies, where it has an address, and the company's own. */
export function VacancyActions({ external }: { external: string }) {
  return (
    <ButtonRow>
      {external !== '' && (
        <ButtonLink href={external} target="_blank">
          Ver la lista de vacantes
          <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
          <Icon name="external" />
        </ButtonLink>
      )}
      <ButtonLink href={routes.contact()} tone="quiet">
        Ir a contacto
      </ButtonLink>
    </ButtonRow>
  );
}

/** The ways to apply for a job. */
export function HowToApply({ external }: { external: string }) {
  return (
    <ul className={styles.ways}>
      {external !== '' && (
        <Way icon="edit" title="En línea" text="Los puestos abiertos y cómo enviar la solicitud.">
          <SiteLink href={external} target="_blank">
            Abrir la bolsa de trabajo en línea
            <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
          </SiteLink>
        </Way>
      )}
      <Way
        icon="pin"
        title="En su sucursal"
        text="Para preguntar qué puestos hay y cómo entregar la solicitud."
      >
        <SiteLink href={routes.branches()}>Ver direcciones y teléfonos</SiteLink>
      </Way>
      <Way
        icon="phone"
        title="Por teléfono"
        text="Resuelva sus dudas sobre un puesto o sobre una solicitud que ya envió."
      >
        <SiteLink href={telHref(supportPhone)}>Llamar al {supportPhone}</SiteLink>
      </Way>
    </ul>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon name={icon} size={28} />
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
