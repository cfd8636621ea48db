'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/Button';
import { quotePaths, routes } from '@/lib/server/routing/routes';
import styles from '@/components/shell/FloatingQuote.module.css';

/** 'Solicita tu cotizacion' on every page except those of the quote (specification, section 2). */
export function FloatingQuote() {
  const pathname = usePathname();
  if (quotePaths.includes(pathname)) return null;
  return (
    <aside className={styles.place} aria-label="Cotización" data-print="hide">
      <ButtonLink href={routes.quote()} tone="accent" className={styles.button}>
        Solicita tu cotizacion
      </ButtonLink>
    </aside>
  );
}
