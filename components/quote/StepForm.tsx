import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { StepActions } from '@/components/quote/StepActions';

interface StepFormProps {
  canNext: boolean;
  /** What is still missing: told when Next is pressed too early. */
  missing: string;
  onNext: () => void;
  /** Absent on the first step. */
  onBack?: () => void;
  children: ReactNode;
}

/**
 * Steps 1 to 4: choices and 'Siguiente'. The button stays reachable by keyboard while it is not
 * allowed, and says why when pressed all the same.
 */
export function StepForm({ canNext, missing, onNext, onBack, children }: StepFormProps) {
  const [isTold, setTold] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canNext) onNext();
        else setTold(true);
      }}
    >
      {children}
      <StepActions hint={isTold && !canNext ? missing : ''} onBack={onBack}>
        <Button type="submit" aria-disabled={!canNext}>
          Siguiente
        </Button>
      </StepActions>
    </form>
  );
}
