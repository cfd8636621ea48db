import styles from '@/components/shell/SkipLink.module.css';

export const MAIN_ID = 'contenido';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Ir al contenido
    </a>
  );
}
