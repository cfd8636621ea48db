import styles from '@/components/ui/Spinner.module.css';

/** A ring that turns while something is on its way; words beside it say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
