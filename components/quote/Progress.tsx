import { counterOf, progressOf } from '@/lib/quote/progress';
import type { Step } from '@/lib/quote/state';
import styles from '@/components/quote/Progress.module.css';

/** 'Paso N/5' and the bar: 20, 40, 60, 80, 90, 100 percent. */
export function Progress({ step }: { step: Step }) {
  const percent = progressOf(step);
  return (
    <div className={styles.progress} data-print="hide">
      <p className={styles.counter} id="quote-counter">
        {counterOf(step)}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby="quote-counter"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
}
