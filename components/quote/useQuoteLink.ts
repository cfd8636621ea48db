import { useEffect } from 'react';
import type { HeldQuote } from '@/components/quote/useQuote';
import type { LinkedPlace } from '@/lib/features/quote/linked-place';

/** Carries out a marketing link as the lists arrive, then drops it. */
export function useQuoteLink(
  { quote, dispatch, visit: { link }, update }: HeldQuote,
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
