import { STEP, choiceOf, type Quote, walk } from '@/lib/features/quote/state';

/** Returns whether Next goes on (specification, section 4). Only sending leaves step 5. */
export function canNext(quote: Quote): boolean {
  switch (quote.step) {
    case STEP.service:
      return quote.line !== null;
    case STEP.place:
      return quote.city !== null && quote.coverage?.isCovered === true && quote.battery !== null;
    case STEP.question:
      return quote.battery !== null && choiceOf(quote) !== null;
    case STEP.weekdays:
      return quote.weekdays.length > 0;
    case STEP.person:
    case STEP.done:
      return false;
  }
}

/** Goes one step on. At step 3 the marked answer joins the path and opens its questions. */
export function stepOn(quote: Quote): Quote {
  if (!canNext(quote)) return quote;
  const questions = quote.battery?.questions ?? [];
  switch (quote.step) {
    case STEP.service:
      return { ...quote, step: STEP.place };
    case STEP.place:
      return { ...quote, step: questions.length > 0 ? STEP.question : STEP.weekdays };
    case STEP.question: {
      const level = quote.level + 1;
      const { question } = walk(questions, quote.answers.slice(0, level));
      return { ...quote, level, step: question ? STEP.question : STEP.weekdays };
    }
    case STEP.weekdays:
      return { ...quote, step: STEP.person };
    case STEP.person:
    case STEP.done:
      return quote;
  }
}

/**
 * Goes to the next step. While the visitor changes an earlier choice, it skips answers that are still valid,
 * up to the step where the change began or to a question that must be answered again.
 */
export function next(quote: Quote): Quote {
  const { returnTo } = quote;
  let moved = stepOn(quote);
  if (returnTo === null || moved === quote) return moved;
  while (canNext(moved) && (moved.step < returnTo || moved.step === STEP.question))
    moved = stepOn(moved);
  return moved.step >= returnTo ? { ...moved, returnTo: null } : moved;
}

/** A choice that visitors can change in the summary; a number is the level of a question, from 0. */
export type ChangeTarget = 'line' | 'place' | 'weekdays' | number;

function oneBack(quote: Quote): Quote {
  switch (quote.step) {
    case STEP.service:
    case STEP.done:
      return quote;
    case STEP.place:
      return { ...quote, step: STEP.service, city: null, coverage: null };
    case STEP.question:
    case STEP.weekdays:
      // One question back, or to step 2 from the first. The answer stays marked.
      return quote.level > 0
        ? { ...quote, step: STEP.question, level: quote.level - 1 }
        : { ...quote, step: STEP.place };
    case STEP.person:
      return { ...quote, step: STEP.weekdays };
  }
}

/** Goes one step back (specification, section 4). From there, Next goes on by single steps. */
export function back(quote: Quote): Quote {
  const moved = oneBack(quote);
  return moved.returnTo === null ? moved : { ...moved, returnTo: null };
}

function goTo(quote: Quote, target: ChangeTarget): Quote {
  if (target === 'line') return { ...quote, step: STEP.service, level: 0 };
  if (target === 'place')
    return quote.step > STEP.place ? { ...quote, step: STEP.place, level: 0 } : quote;
  if (target === 'weekdays')
    return quote.step > STEP.weekdays ? { ...quote, step: STEP.weekdays } : quote;
  const isBehind = quote.step >= STEP.question && target >= 0 && target < quote.level;
  return isBehind ? { ...quote, step: STEP.question, level: target } : quote;
}

/** Goes back to a choice with everything still marked; Next then returns. Never goes forward. */
export function change(quote: Quote, target: ChangeTarget): Quote {
  if (quote.step === STEP.done) return quote;
  const moved = goTo(quote, target);
  return moved === quote ? quote : { ...moved, returnTo: quote.returnTo ?? quote.step };
}
