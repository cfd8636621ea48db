import type { PdfState } from '@/components/reports/flipbook/usePdfDocument';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { failureTexts } from '@/lib/features/reports/flipbook/failures';
import styles from '@/components/reports/flipbook/FlipbookStatus.module.css';

interface FlipbookStatusProps {
  state: Exclude<PdfState, { phase: 'ready' }>;
  onRetry: () => void;
}

/** Over the cover: how far the download is, or in one sentence why the report cannot be shown. */
export function FlipbookStatus({ state, onRetry }: FlipbookStatusProps) {
  if (state.phase === 'loading') return <Loading percent={state.percent} />;
  const { sentence, canRetry } = failureTexts[state.kind];
  return (
    <div className={styles.place} data-print="hide">
      <div className={styles.failure}>
        {canRetry ? (
          <LoadFailure message={sentence} isBusy={false} onRetry={onRetry} />
        ) : (
          <p role="alert" className={styles.sentence}>
            {sentence}
          </p>
        )}
      </div>
    </div>
  );
}

function Loading({ percent }: { percent: number | undefined }) {
  return (
    <div className={styles.place} data-print="hide">
      <div className={styles.loading}>
        <p>
          <span role="status">Cargando PDF...</span>
          {percent !== undefined && <span aria-hidden="true"> {percent} %</span>}
        </p>
        <progress className={styles.bar} max={100} value={percent} aria-label="Descarga del PDF" />
      </div>
    </div>
  );
}
