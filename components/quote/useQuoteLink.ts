import { useEffect, type Dispatch } from 'react';
import type { LinkedPlace, QuoteLink } from '@/lib/features/quote/deep-link';
import { linkMove } from '@/lib/features/quote/link-move';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import type { Quote } from '@/lib/features/quote/state';

/** Carries out a marketing link as the lists arrive, then drops it. */
export function useQuoteLink(
  link: QuoteLink | null,
  dropLink: () => void,
  quote: Quote,
  dispatch: Dispatch<QuoteEvent>,
  lists: { states: readonly LinkedPlace[] | undefined; cities: readonly LinkedPlace[] | undefined },
): void {
  const { states, cities } = lists;
  useEffect(() => {
    if (link === null) return;
    const move = linkMove(link, quote, { states, cities });
    if (move === 'wait') return;
    if (move === 'done') dropLink();
    else dispatch(move);
  }, [link, dropLink, quote, dispatch, states, cities]);
}
