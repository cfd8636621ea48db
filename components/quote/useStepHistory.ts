import { useEffect, useReducer, useRef } from 'react';
import type { QuoteSession } from '@/components/quote/useQuote';
import { readHistoryEntry, type HistoryEntry } from '@/lib/features/quote/session';
import { positionOf } from '@/lib/features/quote/state';

/**
 * Keeps the history in sync: 'Siguiente' pushes an entry, 'Anterior' goes back, and Back and Forward move
 * the wizard. While the quote is not ready, the history stays as it is.
 */
export function useStepHistory({ quote, dispatch, isReady, details }: QuoteSession): void {
  // While a marketing link is applied, its steps push no entries.
  const isSettling = details.link !== null && details.link.service !== '';
  const position = positionOf(quote);
  /** The current entry; null before the first. */
  const entry = useRef<HistoryEntry | null>(null);
  /** The position at which the wizard's own move through the history ends. */
  const target = useRef<number | null>(null);
  /** Counts the browser's own moves, so that the effect runs for each, even if the position is the same. */
  const [arrivals, countArrival] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const put = (method: 'pushState' | 'replaceState', at: number, lowest: number) => {
      entry.current = { position: at, lowest };
      // Next.js adds its own router state; without a URL it ignores the entry.
      window.history[method]({ quote: entry.current }, '');
    };
    /** Moves the browser to the entry of a position. */
    const follow = (to: number) => {
      const at = entry.current;
      if (!at) {
        const known = readHistoryEntry(window.history.state);
        return put('replaceState', to, known?.position === to ? known.lowest : to);
      }
      if (to === at.position) return;
      if (isSettling) return put('replaceState', to, to);
      if (to > at.position) {
        // 'Siguiente' may skip positions; each gets an entry, as if the visitor had been there.
        for (let on = at.position + 1; on <= to; on += 1) put('pushState', on, at.lowest);
        return;
      }
      const nearest = Math.max(to, at.lowest);
      if (nearest === at.position) return put('replaceState', to, to);
      target.current = to;
      window.history.go(nearest - at.position);
    };
    const onPopState = (event: PopStateEvent) => {
      const arrived = readHistoryEntry(event.state);
      const wanted = target.current;
      target.current = null;
      if (wanted !== null) {
        entry.current = arrived ?? null;
        // The position is below the first entry, or a link within the page has made this entry.
        if (wanted !== arrived?.position) put('replaceState', wanted, wanted);
        return;
      }
      if (!arrived) return;
      entry.current = arrived;
      dispatch({ type: 'travel', position: arrived.position });
      countArrival();
    };

    if (!isReady) {
      entry.current = null;
      return;
    }
    if (target.current === null) follow(position);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [dispatch, position, arrivals, isReady, isSettling]);

  // The wizard scrolls to its own steps, so the browser must not restore positions.
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
}
