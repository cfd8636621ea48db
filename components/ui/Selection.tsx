import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import styles from '@/components/ui/Selection.module.css';

interface Choice {
  label: string;
  href: string;
  isSelected: boolean;
  /** Shown under the label on paper, where only one choice can be open. */
  note?: string;
}

interface SelectionProps {
  /** Anchor of the open panel, the target of a choice. */
  id: string;
  choices: Choice[];
  children: ReactNode;
}

/**
 * A list with one open choice, each with its own URL. On phones the panel is under its choice, on
 * wide screens beside the list.
 */
export function Selection({ id, choices, children }: SelectionProps) {
  const rows = { '--rows': choices.length } as CSSProperties;
  return (
    <ul className={styles.list} style={rows}>
      {choices.map((choice) => (
        <li key={choice.href} className={styles.item}>
          <SiteLink
            href={`${choice.href}#${id}`}
            className={clsx(styles.choice, choice.isSelected && styles.selected)}
            aria-current={choice.isSelected ? 'true' : undefined}
          >
            {choice.label}
            <Icon name="right" />
          </SiteLink>
          {choice.note && <p className={styles.note}>{choice.note}</p>}
          {choice.isSelected && (
            <div id={id} className={styles.panel}>
              {children}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
