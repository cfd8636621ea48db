import styles from '@/components/ui/ListUnavailable.module.css';

/** In the place of a list that the gateway could not give: nobody knows whether it is empty. */
export const ListUnavailable = () => (
  <p className={styles.note}>
    No pudimos obtener esta lista en este momento. Vuelva a cargar la página en unos segundos.
  </p>
);
