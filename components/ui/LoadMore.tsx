'use client';

import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/EmptyState.module.css';

interface LoadMoreProps {
  /** The URL of the next page, for clicks without script. */
  href: string;
  label: string;
  /** True while a request is running. */
  isBusy?: boolean;
  /** Adds items in place; without it a click follows the link. */
  onLoad?: (() => void) | undefined;
}

/** The "load more" link. Script handles a plain click. */
export function LoadMore({ href, label, isBusy = false, onLoad }: LoadMoreProps) {
  return (
    <p className={styles.more} data-print="hide">
      <ButtonLink
        href={href}
        tone="quiet"
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          // A click with a modifier key opens a new tab.
          if (!onLoad || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          if (!isBusy) onLoad();
        }}
      >
        {label}
        <Icon name="down" />
      </ButtonLink>
    </p>
  );
}
