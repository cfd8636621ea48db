import type { ReactNode } from 'react';
import styles from '@/components/ui/EmptyState.module.css';
import clsx from 'clsx';
import shared from '@/components/ui/shared.module.css';

/** The message that there is nothing to show, with links to continue. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}

/** Replaces a list that the gateway did not return. Does not say "empty", which is unknown. */
export const ListUnavailable = () => (
  <p className={clsx(shared.card, shared.padded, styles.note)}>
    No pudimos obtener esta lista en este momento. Vuelve a cargar la página en unos segundos.
  </p>
);
