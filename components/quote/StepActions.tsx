import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from '@/components/quote/StepActions.module.css';

interface StepActionsProps {
  onBack?: () => void;
  isBackDisabled?: boolean;
  children: ReactNode;
}

/** 'Anterior' and the way on, within reach of the thumb on phones. */
export function StepActions({ onBack, isBackDisabled = false, children }: StepActionsProps) {
  return (
    <div className={styles.actions} data-print="hide">
      {onBack && (
        <Button tone="quiet" onClick={onBack} disabled={isBackDisabled}>
          Anterior
        </Button>
      )}
      {children}
    </div>
  );
}
