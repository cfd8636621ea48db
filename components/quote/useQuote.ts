import { useEffect, useReducer, type Dispatch } from 'react';
import type { QuoteLine } from '@/lib/features/quote/page';
import { quoteReducer, type QuoteEvent } from '@/lib/features/quote/machine';
import { saveQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { beginVisit, emptyVisit, type Visit } from '@/lib/features/quote/visit';

/** The quote of a visit to the wizard. */
export interface HeldQuote {
  quote: Quote;
  dispatch: Dispatch<QuoteEvent>;
  /** False until a saved quote is restored. */
  isReady: boolean;
  visit: Visit;
  /** Changes what the visit holds; never changes itself. */
  update: (change: Partial<Visit>) => void;
}

/** Null before a visit begins and after it ends. */
function updateVisit(known: Visit | null, change: Partial<Visit> | null): Visit | null {
  return change && { ...emptyVisit, ...known, ...change };
}

/** The quote and its visit, kept until the tab closes or the quote is sent. */
export function useQuote(lines: readonly QuoteLine[]): HeldQuote {
  const [quote, dispatch] = useReducer(quoteReducer, emptyQuote);
  const [begun, update] = useReducer(updateVisit, null);
  const isReady = begun !== null;

  useEffect(() => {
    const { quote: restored, visit } = beginVisit(lines);
    if (restored !== emptyQuote) dispatch({ type: 'restore', quote: restored });
    update(visit);
    // The router may hide this page and show it again, which is another visit.
    return () => {
      dispatch({ type: 'restore', quote: emptyQuote });
      update(null);
    };
  }, [lines]);

  useEffect(() => {
    if (!begun) return;
    const { link: _, ...visit } = begun;
    saveQuote({ quote, ...visit });
  }, [quote, begun]);

  return { quote, dispatch, isReady, visit: begun ?? emptyVisit, update };
}
