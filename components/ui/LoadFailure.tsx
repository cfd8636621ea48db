import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import styles from '@/components/ui/EmptyState.module.css';
import shared from '@/components/ui/shared.module.css';

interface LoadFailureProps {
  /** Complete sentences that name the failure and what is shown instead. */
  message: string;
  /** True while a retry is running. */
  isBusy?: boolean;
  onRetry: () => void;
}

/** A failed load, with the phone and a retry button. */
export function LoadFailure({ message, isBusy = false, onRetry }: LoadFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // A successful retry removes the focused button, so the section around it takes the focus.
  useLayoutEffect(() => {
    const failure = box.current;
    return () => {
      const place = failure?.closest<HTMLElement>('section, main');
      if (!place || !failure?.contains(document.activeElement)) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} role="alert" className={styles.failure}>
      <p>
        {message} Intenta de nuevo o llámanos al <PhoneLinks className={shared.nowrap} />.
      </p>
      {/* The button is not `disabled`, because that would lose the focus. */}
      <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onRetry()}>
        {isBusy ? 'Cargando…' : 'Reintentar'}
      </Button>
    </div>
  );
}
