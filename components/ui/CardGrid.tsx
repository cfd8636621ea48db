import type { ReactNode } from 'react';
import styles from '@/components/ui/CardGrid.module.css';

/** Cards in one, two or three columns; its children are `li` elements. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
