import { isIndex } from '@/lib/features/quote/guards';
import { isObject } from '@/lib/util/is-object';

/** Where an entry of the browser's history stands among those of the wizard. */
export interface HistoryEntry {
  position: number;
  lowest: number;
}

/** Reads `history.state`; undefined for entries of other pages. */
export function readHistoryEntry(state: unknown): HistoryEntry | undefined {
  const quote = isObject(state) ? state.quote : undefined;
  if (!isObject(quote)) return undefined;
  const { position, lowest } = quote;
  if (!isIndex(position) || !isIndex(lowest) || lowest > position) return undefined;
  return { position, lowest };
}
