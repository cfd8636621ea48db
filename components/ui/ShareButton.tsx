'use client';

import { Icon } from '@/components/ui/icons';
import { useHydrated } from '@/components/ui/hydration';
import shared from '@/components/ui/shared.module.css';

interface ShareButtonProps {
  title: string;
  /** Absolute. */
  url: string;
}

/** Opens the browser's own share sheet; nothing where it has none. */
export function ShareButton({ title, url }: ShareButtonProps) {
  if (!useHydrated() || !('share' in navigator)) return null;
  return (
    <button
      type="button"
      className={shared.actionLink}
      data-print="hide"
      // Closing the sheet is no error.
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      <Icon name="share" /> Compartir
    </button>
  );
}
