import { useEffect, type Dispatch } from 'react';
import type { usePersistedQuote } from '@/components/quote/usePersistedQuote';
import type { LinkedPlace } from '@/lib/features/quote/linked-place';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import type { Quote } from '@/lib/features/quote/state';

/** Carries out a marketing link as the lists arrive, then drops it. */
export function useQuoteLink(
  { link, update }: ReturnType<typeof usePersistedQuote>,
  quote: Quote,
  dispatch: Dispatch<QuoteEvent>,
  lists: { states: readonly LinkedPlace[] | undefined; cities: readonly LinkedPlace[] | undefined },
): void {
  const { states, cities } = lists;
  useEffect(() => {
    if (link === null) return;
    let isPresent = true;
    const follow = async () => {
      // Few visitors come by one. Without the script they choose for themselves.
      const rules = await import('@/lib/features/quote/link-move').catch(() => undefined);
      const move = rules?.linkMove(link, quote, { states, cities }) ?? 'done';
      if (!isPresent || move === 'wait') return;
      if (move === 'done') update({ link: null });
      else dispatch(move);
    };
    void follow();
    return () => {
      isPresent = false;
    };
  }, [link, update, quote, dispatch, states, cities]);
}
