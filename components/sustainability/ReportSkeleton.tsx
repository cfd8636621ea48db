import styles from '@/components/sustainability/ReportSkeleton.module.css';

/** Takes the carousel's place and size while a search settles. */
export function ReportSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true" data-testid="report-skeleton">
      {[0, 1, 2].map((slide) => (
        <div key={slide} className={styles.slide}>
          <div className={styles.cover} />
          <div className={styles.name} />
          <div className={styles.action} />
        </div>
      ))}
    </div>
  );
}
