import { choiceOf, type Quote } from '@/lib/features/quote/state';
import { walk } from '@/lib/features/quote/walk';

/** Whether Next goes on (specification, section 4). Step 5 is left by sending alone. */
export function canNext(quote: Quote): boolean {
  switch (quote.step) {
    case 1:
      return quote.line !== null;
    case 2:
      return quote.city !== null && quote.coverage?.isCovered === true && quote.battery !== null;
    case 3:
      return quote.battery !== null && choiceOf(quote) !== null;
    case 4:
      return quote.weekdays.length > 0;
    case 5:
    case 6:
      return false;
  }
}

/** One step on. At step 3 the marked answer joins the path and opens its questions. */
export function stepOn(quote: Quote): Quote {
  if (!canNext(quote)) return quote;
  const questions = quote.battery?.questions ?? [];
  switch (quote.step) {
    case 1:
      return { ...quote, step: 2 };
    case 2:
      return { ...quote, step: questions.length > 0 ? 3 : 4 };
    case 3: {
      const level = quote.level + 1;
      const { question } = walk(questions, quote.answers.slice(0, level));
      return { ...quote, level, step: question ? 3 : 4 };
    }
    case 4:
      return { ...quote, step: 5 };
    case 5:
    case 6:
      return quote;
  }
}

/**
 * What Next does: one step, or, while a choice is being changed, on over all that still holds to where
 * the change began, or to the first that has to be asked again.
 */
export function next(quote: Quote): Quote {
  const { returnTo } = quote;
  let moved = stepOn(quote);
  if (returnTo === null || moved === quote) return moved;
  while (canNext(moved) && (moved.step < returnTo || moved.step === 3)) moved = stepOn(moved);
  return moved.step >= returnTo ? { ...moved, returnTo: null } : moved;
}
