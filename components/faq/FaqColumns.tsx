import type { ReactNode } from 'react';
import styles from '@/components/faq/FaqColumns.module.css';
import shared from '@/components/ui/shared.module.css';

export function FaqColumns({ children, help }: { children: ReactNode; help: ReactNode }) {
  return (
    <div className={styles.columns} data-faq-root>
      <div>{children}</div>
      <div className={shared.beside}>{help}</div>
    </div>
  );
}
