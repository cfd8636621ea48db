import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import type { NavLink } from '@/lib/features/shell/nav-link';
import styles from '@/components/ui/PageTop.module.css';

/** Longer titles are set smaller. */
const LONG = 70;

export interface PageTopProps {
  /** The page's one `h1`. */
  title: string;
  /** Steps between home and this page. */
  trail?: NavLink[];
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /**
   * For pages whose content belongs on the first screen: `compact` has a smaller title, `bar` a low band
   * with the title beside what belongs to it.
   */
  look?: 'compact' | 'bar';
  /** A date, buttons, share. */
  children?: ReactNode;
}

/** Used by PageHeader, and alone in client components. */
export function PageTop({ title, trail = [], lead, look, children }: PageTopProps) {
  return (
    <header className={clsx(styles.header, look && styles[look])}>
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} current={title} />
        <h1 className={clsx(styles.title, title.length > LONG && styles.long)}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.extra}>{children}</div>}
      </div>
    </header>
  );
}
