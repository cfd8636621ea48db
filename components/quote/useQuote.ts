import { useEffect, useReducer, type Dispatch } from 'react';
import type { QuoteLine } from '@/lib/features/quote/page';
import { quoteReducer, type QuoteEvent } from '@/lib/features/quote/machine';
import { saveQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { beginSession, emptyDetails, type QuoteDetails } from '@/lib/features/quote/session';

/** The state of the wizard. */
export interface QuoteSession {
  quote: Quote;
  dispatch: Dispatch<QuoteEvent>;
  /** False until a saved quote is restored. */
  isReady: boolean;
  details: QuoteDetails;
  /** Changes some details. It is the same function on every render. */
  update: (change: Partial<QuoteDetails>) => void;
}

/** Merges a change into the details, which are null before the session begins and after it ends. */
function updateDetails(
  known: QuoteDetails | null,
  change: Partial<QuoteDetails> | null,
): QuoteDetails | null {
  return change && { ...emptyDetails, ...known, ...change };
}

/** Holds the quote and its details, stored until the quote is sent or the tab is closed. */
export function useQuote(lines: readonly QuoteLine[]): QuoteSession {
  const [quote, dispatch] = useReducer(quoteReducer, emptyQuote);
  const [details, update] = useReducer(updateDetails, null);

  useEffect(() => {
    const begun = beginSession(lines);
    if (begun.quote !== emptyQuote) dispatch({ type: 'restore', quote: begun.quote });
    update(begun.details);
    // The router may hide this page and show it again, which begins another session.
    return () => {
      dispatch({ type: 'restore', quote: emptyQuote });
      update(null);
    };
  }, [lines]);

  useEffect(() => {
    if (!details) return;
    const { link: _, ...saved } = details;
    saveQuote({ quote, ...saved });
  }, [quote, details]);

  return { quote, dispatch, isReady: details !== null, details: details ?? emptyDetails, update };
}
