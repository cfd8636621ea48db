import clsx from 'clsx';
import styles from '@/components/ui/ListUnavailable.module.css';
import shared from '@/components/ui/shared.module.css';

/** In the place of a list that the gateway could not give: nobody knows whether it is empty. */
export const ListUnavailable = () => (
  <p className={clsx(shared.card, shared.padded, styles.note)}>
    No pudimos obtener esta lista en este momento. Vuelve a cargar la página en unos segundos.
  </p>
);
