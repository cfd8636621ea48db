import type { PhonePart } from '@/lib/company';
import { back, change, type ChangeTarget, canNext, next, stepOn } from '@/lib/features/quote/moves';
import {
  STEP,
  emptyQuote,
  positionOf,
  type Named,
  type NearBranch,
  type Quote,
  type QuoteBattery,
  walk,
} from '@/lib/features/quote/state';

interface CoverageAnswer {
  lineId: number;
  cityId: number;
  /** The numbers to call; undefined if the city is not covered. */
  phone: readonly PhonePart[] | undefined;
  nearest?: NearBranch | undefined;
}

/** An event of the wizard. */
export type QuoteEvent =
  | { type: 'chooseLine'; line: Named }
  | { type: 'chooseState'; state: Named }
  | { type: 'chooseCity'; city: Named }
  | ({ type: 'coverage' } & CoverageAnswer)
  | { type: 'dismissNoCoverage' }
  | { type: 'battery'; lineId: number; battery: QuoteBattery }
  | { type: 'chooseAnswer'; index: number }
  | { type: 'toggleWeekday'; weekday: string }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'change'; target: ChangeTarget }
  | { type: 'travel'; position: number }
  | { type: 'sent'; quote: Quote }
  | { type: 'restore'; quote: Quote };

function chooseLine(quote: Quote, line: Named): Quote {
  if (quote.step !== STEP.service) return quote;
  if (quote.line?.id === line.id) return { ...quote, line };
  // Questions, weekdays and coverage belong to a line, so only the place stays.
  const { state, city, returnTo } = quote;
  return { ...emptyQuote, line, state, city, returnTo };
}

function chooseState(quote: Quote, state: Named): Quote {
  if (quote.step !== STEP.place || quote.state?.id === state.id) return quote;
  return { ...quote, state, city: null, coverage: null };
}

function chooseCity(quote: Quote, city: Named): Quote {
  if (quote.step !== STEP.place || quote.state === null || quote.city?.id === city.id) return quote;
  return { ...quote, city, coverage: null };
}

function setCoverage(quote: Quote, { lineId, cityId, phone, nearest }: CoverageAnswer): Quote {
  // A late response belongs to an earlier choice.
  if (quote.line?.id !== lineId || quote.city?.id !== cityId) return quote;
  if (quote.step === STEP.done) return quote;
  if (phone === undefined) {
    // A restored quote may be further on than its coverage allows.
    const step = quote.step > STEP.place ? STEP.place : quote.step;
    return { ...quote, step, level: 0, coverage: { isCovered: false, nearest } };
  }
  return { ...quote, coverage: { isCovered: true, phone } };
}

/** Reconciles the earlier answers with the new battery. */
function setBattery(quote: Quote, lineId: number, battery: QuoteBattery): Quote {
  if (quote.line?.id !== lineId || quote.step === STEP.done) return quote;
  const { followed: answers } = walk(battery.questions, quote.answers);
  const level = Math.min(quote.level, answers.length);
  const weekdays = battery.weekdays.filter((day) => quote.weekdays.includes(day));
  const isOpen = walk(battery.questions, answers.slice(0, level)).question !== undefined;
  let { step } = quote;
  if (step >= STEP.question) {
    if (isOpen) step = STEP.question;
    else if (step === STEP.question || weekdays.length === 0) step = STEP.weekdays;
  }
  return { ...quote, battery, answers, level, weekdays, step };
}

function chooseAnswer(quote: Quote, index: number): Quote {
  if (quote.step !== STEP.question || quote.battery === null) return quote;
  const path = quote.answers.slice(0, quote.level);
  const { question } = walk(quote.battery.questions, path);
  const answer = question?.children[index];
  if (!question || !answer || quote.answers[quote.level]?.index === index) return quote;
  // Another answer opens other questions, so later answers are dropped.
  return {
    ...quote,
    answers: [...path, { question: question.title, answer: answer.title, index }],
  };
}

function toggleWeekday(quote: Quote, weekday: string): Quote {
  const offered = quote.battery?.weekdays ?? [];
  if (quote.step !== STEP.weekdays || !offered.includes(weekday)) return quote;
  const isChosen = quote.weekdays.includes(weekday);
  const isIn = (day: string) => (day === weekday ? !isChosen : quote.weekdays.includes(day));
  // The days are in the order of the week, not of the clicks.
  return { ...quote, weekdays: offered.filter(isIn) };
}

/** Moves to a position as far as allowed, by single steps; a sent quote does not move. */
function travel(quote: Quote, position: number): Quote {
  let moved = quote;
  while (positionOf(moved) > position) moved = back(moved);
  while (positionOf(moved) < position && canNext(moved)) moved = stepOn(moved);
  return moved;
}

/**
 * Returns the next state of the wizard (specification, sections 2 and 4), or the same object if the event is
 * not allowed.
 */
export function quoteReducer(quote: Quote, event: QuoteEvent): Quote {
  switch (event.type) {
    case 'chooseLine':
      return chooseLine(quote, event.line);
    case 'chooseState':
      return chooseState(quote, event.state);
    case 'chooseCity':
      return chooseCity(quote, event.city);
    case 'coverage':
      return setCoverage(quote, event);
    case 'dismissNoCoverage':
      return quote.coverage?.isCovered === false ? { ...quote, city: null, coverage: null } : quote;
    case 'battery':
      return setBattery(quote, event.lineId, event.battery);
    case 'chooseAnswer':
      return chooseAnswer(quote, event.index);
    case 'toggleWeekday':
      return toggleWeekday(quote, event.weekday);
    case 'next':
      return next(quote);
    case 'back':
      return back(quote);
    case 'change':
      return change(quote, event.target);
    case 'travel':
      return travel(quote, event.position);
    case 'sent':
      // The visitor may have gone back meanwhile, so the quote that was sent counts.
      return event.quote.step === STEP.person ? { ...event.quote, step: STEP.done } : quote;
    case 'restore': {
      const { line, battery } = quote;
      // The battery is not loaded again for the same line.
      return line && battery ? setBattery(event.quote, line.id, battery) : event.quote;
    }
  }
}
