import { FlipbookLoading } from '@/components/reports/flipbook/FlipbookLoading';
import type { PdfState } from '@/components/reports/flipbook/usePdfDocument';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { canRetry, failureTexts } from '@/lib/features/reports/flipbook/failures';
import styles from '@/components/reports/flipbook/FlipbookStatus.module.css';

interface FlipbookStatusProps {
  state: Exclude<PdfState, { phase: 'ready' }>;
  onRetry: () => void;
}

/** Below the first page: how far the download is, or in one sentence why the report cannot be shown. */
export function FlipbookStatus({ state, onRetry }: FlipbookStatusProps) {
  if (state.phase === 'loading') return <FlipbookLoading percent={state.percent} />;
  const sentence = failureTexts[state.kind];
  return (
    <div className={styles.place} data-print="hide">
      <div className={styles.failure}>
        {canRetry(state.kind) ? (
          <LoadFailure message={sentence} onRetry={onRetry} />
        ) : (
          <p role="alert" className={styles.sentence}>
            {sentence}
          </p>
        )}
      </div>
    </div>
  );
}
