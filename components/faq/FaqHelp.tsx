import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import action from '@/components/ui/ActionLink.module.css';
import styles from '@/components/faq/FaqHelp.module.css';

export function FaqHelp() {
  return (
    <aside className={styles.help} aria-labelledby="sin-respuesta" data-ground="dark">
      <h2 id="sin-respuesta" className={styles.title}>
        ¿No encontró su respuesta?
      </h2>
      <p>Llámenos sin costo o escríbanos; con gusto le ayudamos.</p>
      <a href={telHref(supportPhone)} className={clsx(action.link, styles.phone)}>
        <Icon name="phone" />
        {supportPhone}
      </a>
      <ButtonLink href={routes.contact()} tone="light">
        Ir a contacto
      </ButtonLink>
    </aside>
  );
}
