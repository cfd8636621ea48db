import { useCallback, useEffect, type ReactNode } from 'react';
import { FlipbookReader } from '@/components/reports/flipbook/FlipbookReader';
import { FlipbookStatus } from '@/components/reports/flipbook/FlipbookStatus';
import { usePdfDocument } from '@/components/reports/flipbook/usePdfDocument';

interface FlipbookProps {
  /** The PDF's path on the site. */
  file: string;
  /** Its size in bytes, where known. */
  size?: number;
  title: string;
  /** A picture of it, until it is drawn. */
  firstPage?: ReactNode;
  onOpen: (isOpen: boolean) => void;
}

/** The report as a book: on its way, open, or the reason why not. */
export function Flipbook({ file, size, title, firstPage, onOpen }: FlipbookProps) {
  const { state, retry } = usePdfDocument(file, size);
  const isReady = state.phase === 'ready';
  useEffect(() => {
    if (!isReady) onOpen(false);
  }, [isReady, onOpen]);
  const onStart = useCallback(() => onOpen(true), [onOpen]);
  if (state.phase !== 'ready') return <FlipbookStatus state={state} onRetry={retry} />;
  const { pdf, ratio } = state;
  return (
    <FlipbookReader pdf={pdf} ratio={ratio} title={title} firstPage={firstPage} onStart={onStart} />
  );
}
