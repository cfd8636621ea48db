import type { ReactNode } from 'react';
import styles from '@/components/faq/FaqColumns.module.css';

/** The questions, and help beside them. */
export function FaqColumns({ questions, help }: { questions: ReactNode; help: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{questions}</div>
      <div className={styles.help}>{help}</div>
    </div>
  );
}
