import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import type { NavLink } from '@/lib/navigation';
import styles from '@/components/ui/PageHeader.module.css';

/** Titles that are whole sentences stand smaller, or they would fill the screen. */
const LONG = 70;

interface PageHeaderProps {
  /** The page's one `h1`. */
  title: string;
  /** Steps between home and this page. */
  trail?: NavLink[];
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** What stands beside or under the lead: a date, buttons, share. */
  children?: ReactNode;
}

/** The head of every page but home: where one is, what it is about. */
export function PageHeader({ title, trail = [], lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} current={title} />
        <h1 className={clsx(styles.title, title.length > LONG && styles.long)}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.extra}>{children}</div>}
      </div>
    </header>
  );
}
