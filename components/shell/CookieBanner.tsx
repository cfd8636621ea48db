'use client';

import { giveConsent } from '@/lib/features/shell/consent';
import { Button } from '@/components/ui/Button';
import styles from '@/components/shell/CookieBanner.module.css';

/**
 * The cookie banner. It is in the server's HTML, and a script in the head hides it from visitors who
 * accepted, so nothing flashes or shifts. Without script no cookie is set, so it is not shown.
 */
export function CookieBanner() {
  return (
    <div
      className={styles.banner}
      data-script="only"
      role="region"
      aria-label="Cookies"
      data-print="hide"
    >
      <div className={styles.inner}>
        <p>Este sitio utiliza cookies.</p>
        <Button tone="accent" className={styles.accept} onClick={giveConsent}>
          Aceptar
        </Button>
      </div>
    </div>
  );
}
