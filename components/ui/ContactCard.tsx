import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import action from '@/components/ui/ActionLink.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/ui/ContactCard.module.css';

interface ContactCardProps {
  title?: string;
  text?: string;
  /** A quote link, with the service if there is one. */
  quoteHref?: string;
}

/** A way on beside a long text: the quote, or a person on the phone. */
export function ContactCard({
  title = '¿Necesita un servicio?',
  text = 'Cuéntenos qué residuos genera y en qué ciudad. Un asesor le llama con una propuesta.',
  quoteHref = routes.quote(),
}: ContactCardProps) {
  return (
    <aside className={styles.card} aria-label={title} data-print="hide">
      <p className={shared.name}>{title}</p>
      <p className={shared.soft}>{text}</p>
      <ButtonLink href={quoteHref}>Cotizar servicio</ButtonLink>
      <SiteLink href={telHref(supportPhone)} className={clsx(action.link, styles.phone)}>
        <Icon name="phone" /> {supportPhone}
      </SiteLink>
    </aside>
  );
}
