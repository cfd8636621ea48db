import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import type { NavLink } from '@/lib/features/shell/nav-link';
import styles from '@/components/ui/PageTop.module.css';

/** The number of characters above which a title is set smaller. */
const LONG = 70;

export interface PageTopProps {
  /** The page's one `h1`. */
  title: string;
  /** Steps between home and this page. */
  trail?: NavLink[];
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /**
   * A variant for pages with content on the first screen: `compact` has a smaller title, `bar` is a low
   * band with the title beside its children.
   */
  look?: 'compact' | 'bar';
  /** A date, or buttons such as share. */
  children?: ReactNode;
}

/** The header of a page. PageHeader adds structured data; client components use PageTop alone. */
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
