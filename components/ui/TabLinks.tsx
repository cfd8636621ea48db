import clsx from 'clsx';
import { SiteLink } from '@/components/ui/SiteLink';
import { Icon } from '@/components/ui/icons';
import { TwoLines } from '@/components/ui/TwoLines';
import type { NavLink } from '@/lib/features/shell/nav-link';
import styles from '@/components/ui/TabLinks.module.css';
import shared from '@/components/ui/shared.module.css';

/** The total characters that fit on one line; with more, each name takes two lines. */
const ONE_LINE = 100;

interface TabLinksProps {
  /** The accessible name of the bar. */
  label: string;
  links: NavLink[];
  /** The current page's path; undefined when it is none of the links. */
  current: string | undefined;
}

/** Sibling pages: links side by side, and a dropdown on phones. */
export function TabLinks({ label, links, current }: TabLinksProps) {
  if (links.length < 2) return null;
  const isCrowded = links.map(({ label: name }) => name).join('').length > ONE_LINE;
  const shown = links.find((link) => link.href === current);
  const list = (className: string | undefined) => (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <SiteLink
            href={link.href}
            className={clsx(styles.tab, link.href === current && styles.active)}
            aria-current={link.href === current ? 'page' : undefined}
          >
            {isCrowded ? <TwoLines className={styles.line}>{link.label}</TwoLines> : link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.bar} aria-label={label} data-print="hide">
      <div className={styles.wide}>{list(styles.row)}</div>
      <details className={styles.narrow}>
        <summary className={clsx(shared.turns, styles.summary)}>
          {shown?.label ?? label}
          <Icon name="down" />
        </summary>
        {list(styles.column)}
      </details>
    </nav>
  );
}
