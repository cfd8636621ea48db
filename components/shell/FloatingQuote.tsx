'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/Button';
import { quoteButtonPlace, quoteHref } from '@/lib/features/shell/quote-button';
import styles from '@/components/shell/FloatingQuote.module.css';

/** 'Solicita tu cotizacion' on every page except those of the quote (specification, section 2). */
export function FloatingQuote() {
  const pathname = usePathname();
  const place = quoteButtonPlace(pathname);
  if (place === 'none') return null;
  return (
    <aside
      className={clsx(styles.place, styles[place])}
      aria-label="Cotización"
      data-print="hide"
      data-ground="dark"
    >
      <ButtonLink href={quoteHref(pathname)} tone="accent" className={styles.button}>
        Solicita tu cotizacion
      </ButtonLink>
    </aside>
  );
}
