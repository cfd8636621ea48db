import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { supportPhone, telHref } from '@/lib/company';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/lines/LineIntro.module.css';

const TITLE = 'Cotiza este servicio';

/** A way on beside a long text: the quote, or a person on the phone. */
export function QuoteCard({ href }: { /** Of the quote with its service. */ href: string }) {
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
