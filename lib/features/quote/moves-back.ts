import type { Quote } from '@/lib/features/quote/state';

/** What the summary lets a visitor change; a number is the level of a question, from 0. */
export type ChangeTarget = 'line' | 'place' | 'weekdays' | number;

/** One question back, or to step 2 from the first. The answer stays marked. */
function popLevel(quote: Quote): Quote {
  return quote.level > 0 ? { ...quote, step: 3, level: quote.level - 1 } : { ...quote, step: 2 };
}

function oneBack(quote: Quote): Quote {
  switch (quote.step) {
    case 1:
    case 6:
      return quote;
    case 2:
      return { ...quote, step: 1, city: null, coverage: null };
    case 3:
    case 4:
      return popLevel(quote);
    case 5:
      return { ...quote, step: 4 };
  }
}

/** One step back (specification, section 4). Who goes back goes on step by step. */
export function back(quote: Quote): Quote {
  const moved = oneBack(quote);
  return moved.returnTo === null ? moved : { ...moved, returnTo: null };
}

function goTo(quote: Quote, target: ChangeTarget): Quote {
  if (target === 'line') return { ...quote, step: 1, level: 0 };
  if (target === 'place') return quote.step > 2 ? { ...quote, step: 2, level: 0 } : quote;
  if (target === 'weekdays') return quote.step > 4 ? { ...quote, step: 4 } : quote;
  const isBehind = quote.step >= 3 && target >= 0 && target < quote.level;
  return isBehind ? { ...quote, step: 3, level: target } : quote;
}

/** Goes back to a choice with everything still marked; Next then returns. Never goes forward. */
export function change(quote: Quote, target: ChangeTarget): Quote {
  if (quote.step === 6) return quote;
  const moved = goTo(quote, target);
  return moved === quote ? quote : { ...moved, returnTo: quote.returnTo ?? quote.step };
}
