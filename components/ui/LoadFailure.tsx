import { Button } from '@/components/ui/Button';
import { supportPhone, telHref } from '@/lib/company';
import styles from '@/components/ui/LoadFailure.module.css';

interface LoadFailureProps {
  /** Complete sentences: the failure and what is shown instead. */
  message: string;
  /** True while it is being tried again. */
  isBusy: boolean;
  onRetry: () => void;
}

/** A failed load, with the phone and a retry button. */
export function LoadFailure({ message, isBusy, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {message} Intente de nuevo o llámenos al{' '}
        <a href={telHref(supportPhone)} className={styles.phone}>
          {supportPhone}
        </a>
        .
      </p>
      {/* Not `disabled`, which would take the focus away. */}
      <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onRetry()}>
        {isBusy ? 'Cargando…' : 'Reintentar'}
      </Button>
    </div>
  );
}
