import { ProgressBar } from '@/components/ui/ProgressBar';
import { counterOf, progressOf } from '@/lib/features/quote/texts';
import type { Step } from '@/lib/features/quote/state';
import styles from '@/components/quote/Progress.module.css';

const ID = 'quote-counter';

/** 'Paso N/5' and the bar: 20, 40, 60, 80, 90, 100 percent. */
export function Progress({ step }: { step: Step }) {
  return (
    <div className={styles.progress} data-print="hide">
      <p className={styles.counter} id={ID}>
        {counterOf(step)}
      </p>
      <ProgressBar percent={progressOf(step)} labelledBy={ID} />
    </div>
  );
}
