import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '@/components/ui/Section.module.css';

interface SectionProps {
  children: ReactNode;
  /** Bands alternate: white, then a pale blue-grey; `deep` is the dark blue one. */
  ground?: 'white' | 'mist' | 'deep';
  /** True right under the page's header, where less space is needed above. */
  isUnderHeader?: boolean;
  id?: string;
  labelledBy?: string;
  className?: string;
}

/** A full-bleed band with its content at reading width. */
export function Section({
  children,
  ground = 'white',
  isUnderHeader = false,
  id,
  labelledBy,
  className,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={ground === 'deep' ? 'dark' : undefined}
      className={clsx(styles.section, styles[ground], isUnderHeader && styles.under, className)}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
