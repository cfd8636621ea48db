import { Button } from '@/components/ui/Button';
import { supportPhone, telHref } from '@/lib/company';
import styles from '@/components/ui/LoadFailure.module.css';

interface LoadFailureProps {
  /** What could not be loaded, and what is shown instead: whole sentences. */
  message: string;
  /** True while it is being tried again. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Something could not be loaded: what happened, the phone, and a way to try again. */
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
