import type { Dispatch } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import type { SummaryEntry } from '@/lib/features/quote/summary';
import styles from '@/components/quote/Summary.module.css';

interface SummaryProps {
  entries: readonly SummaryEntry[];
  /** Absent where nothing can be changed any more. */
  dispatch?: Dispatch<QuoteEvent>;
}

/** Everything chosen, each with a way to change it. */
export function Summary({ entries, dispatch }: SummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="quote-summary">
      <h2 id="quote-summary" className={styles.title}>
        Resumen de su cotización
      </h2>
      <dl>
        {entries.map(({ label, value, target }) => (
          <div key={target} className={styles.entry}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {dispatch && (
              <dd className={styles.action}>
                <button
                  type="button"
                  className={styles.change}
                  onClick={() => dispatch({ type: 'change', target })}
                >
                  <span aria-hidden="true">Cambiar</span>
                  <VisuallyHidden>Cambiar: {label}</VisuallyHidden>
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
