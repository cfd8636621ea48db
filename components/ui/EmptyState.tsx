import type { ReactNode } from 'react';
import styles from '@/components/ui/EmptyState.module.css';

/** Nothing to show: a sentence that says so, and a way on. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}
