'use client';

import { Icon } from '@/components/ui/icons';
import { useHydrated } from '@/components/ui/hydration';
import shared from '@/components/ui/shared.module.css';

interface ShareButtonProps {
  title: string;
  /** The absolute URL. */
  url: string;
}

/** A button that opens the browser's share sheet; renders nothing if there is none. */
export function ShareButton({ title, url }: ShareButtonProps) {
  if (!useHydrated() || !('share' in navigator)) return null;
  return (
    <button
      type="button"
      className={shared.actionLink}
      data-print="hide"
      // Closing the sheet rejects the promise, which is not an error.
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      <Icon name="share" /> Compartir
    </button>
  );
}
