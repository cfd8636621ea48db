import styles from '@/components/reports/flipbook/FlipbookStatus.module.css';

/** How far the download is: `percent` from 0 to 100, undefined where the size is unknown. */
export function FlipbookLoading({ percent }: { percent?: number | undefined }) {
  return (
    <div className={styles.place} data-print="hide">
      <div className={styles.loading}>
        <p>
          <span role="status">Cargando PDF...</span>
          {percent !== undefined && <span aria-hidden="true"> {percent} %</span>}
        </p>
        <progress className={styles.bar} max={100} value={percent} aria-label="Descarga del PDF" />
      </div>
    </div>
  );
}
