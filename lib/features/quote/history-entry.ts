import { isFields, isIndex } from '@/lib/features/quote/guards';

/** Where an entry of the browser's history stands among those of the wizard. */
export interface HistoryEntry {
  position: number;
  lowest: number;
}

/** Reads `history.state`; undefined for entries of other pages. */
export function readHistoryEntry(state: unknown): HistoryEntry | undefined {
  const quote = isFields(state) ? state.quote : undefined;
  if (!isFields(quote)) return undefined;
  const { position, lowest } = quote;
  if (!isIndex(position) || !isIndex(lowest) || lowest > position) return undefined;
  return { position, lowest };
}
