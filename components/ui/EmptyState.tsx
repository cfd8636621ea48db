import type { ReactNode } from 'react';
import styles from '@/components/ui/EmptyState.module.css';
import clsx from 'clsx';
import shared from '@/components/ui/shared.module.css';

/** Nothing to show: a sentence that says so, and a way on. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}

/** In the place of a list that the gateway could not give: nobody knows whether it is empty. */
export const ListUnavailable = () => (
  <p className={clsx(shared.card, shared.padded, styles.note)}>
    No pudimos obtener esta lista en este momento. Vuelve a cargar la página en unos segundos.
  </p>
);
