import type { ReactNode } from 'react';
import styles from '@/components/jobs/JobColumns.module.css';
import shared from '@/components/ui/shared.module.css';

export function JobColumns({ text, aside }: { text: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{text}</div>
      <div className={shared.beside}>{aside}</div>
    </div>
  );
}
