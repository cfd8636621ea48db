import styles from '@/components/ui/ProgressBar.module.css';

/** A progress bar from 0 to 100; `labelledBy` is the id of the text that names it. */
export function ProgressBar({ percent, labelledBy }: { percent: number; labelledBy: string }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
