import type { ReactNode } from 'react';
import styles from '@/components/ui/ButtonRow.module.css';

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
