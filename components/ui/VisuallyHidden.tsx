import type { ReactNode } from 'react';
import styles from '@/components/ui/VisuallyHidden.module.css';

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
