import { isFields, isIndex } from '@/lib/features/quote/guards';

/** What the wizard notes in an entry of the browser's history. */
export interface HistoryEntry {
  /** `positionOf` the quote that the entry stands for. */
  position: number;
  /** The position of the first entry that is the wizard's: going back further leaves it. */
  lowest: number;
}

/** Reads `history.state`; undefined where the entry is not the wizard's. */
export function readHistoryEntry(state: unknown): HistoryEntry | undefined {
  const quote = isFields(state) ? state.quote : undefined;
  if (!isFields(quote)) return undefined;
  const { position, lowest } = quote;
  if (!isIndex(position) || !isIndex(lowest) || lowest > position) return undefined;
  return { position, lowest };
}
