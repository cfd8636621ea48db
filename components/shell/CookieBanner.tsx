'use client';

import { giveConsent } from '@/lib/features/shell/consent';
import { Button } from '@/components/ui/Button';
import styles from '@/components/shell/CookieBanner.module.css';

/**
 * At the top of every page until accepted. It is part of the server's page and hidden by a script
 * in the head for those who accepted, so nothing flashes or shifts. Without script no cookie is
 * ever set, so it does not show.
 */
export function CookieBanner() {
  return (
    <div className={styles.banner} role="region" aria-label="Cookies" data-print="hide">
      <div className={styles.inner}>
        <p>Este sitio utiliza cookies.</p>
        <Button tone="accent" className={styles.accept} onClick={giveConsent}>
          Aceptar
        </Button>
      </div>
    </div>
  );
}
