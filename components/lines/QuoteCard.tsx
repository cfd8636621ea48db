import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { supportPhone, telHref } from '@/lib/company';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/lines/LineIntro.module.css';

const TITLE = 'Cotiza este servicio';

/** A card beside a long text, with links to the quote and the support phone. */
export function QuoteCard({ href }: { /** The URL of the quote for its service. */ href: string }) {
  return (
    <aside className={styles.quoteCard} aria-label={TITLE} data-print="hide">
      <p className={shared.name}>{TITLE}</p>
      <p className={shared.soft}>
        Indica tu ciudad y lo que necesitas. Un asesor te llama con una propuesta.
      </p>
      <ButtonLink href={href}>Cotizar servicio</ButtonLink>
      <SiteLink href={telHref(supportPhone)} className={clsx(shared.actionLink, styles.phone)}>
        <Icon name="phone" /> {supportPhone}
      </SiteLink>
    </aside>
  );
}
