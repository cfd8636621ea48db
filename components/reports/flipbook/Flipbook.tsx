import { useEffect } from 'react';
import { FlipbookReader } from '@/components/reports/flipbook/FlipbookReader';
import { FlipbookStatus } from '@/components/reports/flipbook/FlipbookStatus';
import { usePdfDocument } from '@/components/reports/flipbook/usePdfDocument';

interface FlipbookProps {
  /** The PDF's path on the site. */
  file: string;
  /** Its size in bytes, where known. */
  size?: number;
  title: string;
  onOpen: (isOpen: boolean) => void;
}

/** The report as a book: on its way, open, or the reason why not. */
export function Flipbook({ file, size, title, onOpen }: FlipbookProps) {
  const { state, retry } = usePdfDocument(file, size);
  const isOpen = state.phase === 'ready';
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  if (state.phase !== 'ready') return <FlipbookStatus state={state} onRetry={retry} />;
  return <FlipbookReader pdf={state.pdf} ratio={state.ratio} title={title} />;
}
