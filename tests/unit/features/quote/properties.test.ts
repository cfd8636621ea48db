import fc from 'fast-check';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import { canNext } from '@/lib/features/quote/moves';
import { emptyQuote, pathOf, type Quote, walk } from '@/lib/features/quote/state';
import { quoteFields } from '@/lib/features/quote/submission';
import { summaryOf } from '@/lib/features/quote/summary';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { atPlace, city, line, run, state, trees, WEEK } from './trees';

const NEXT = { type: 'next' } as const;
const BACK = { type: 'back' } as const;

const anything: fc.Arbitrary<QuoteEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3).map((index): QuoteEvent => ({ type: 'chooseAnswer', index })) },
  { weight: 6, arbitrary: fc.constant<QuoteEvent>(NEXT) },
  { weight: 2, arbitrary: fc.constant<QuoteEvent>(BACK) },
  fc.constantFrom(...WEEK).map((weekday): QuoteEvent => ({ type: 'toggleWeekday', weekday })),
  fc.nat(3).map((target): QuoteEvent => ({ type: 'change', target })),
  fc
    .constantFrom('line', 'place', 'weekdays')
    .map((target): QuoteEvent => ({ type: 'change', target })),
  fc.constant<QuoteEvent>({ type: 'chooseLine', line }),
  fc.constant<QuoteEvent>({ type: 'chooseState', state }),
  fc.constant<QuoteEvent>({ type: 'chooseCity', city }),
  fc.constant<QuoteEvent>({ type: 'coverage', lineId: 2, cityId: city.id, phone: [] }),
);

const visits = fc.tuple(trees, fc.array(anything, { maxLength: 60 }));

/** Returns every quote of a visit, from step 2 with a place chosen. */
function journey(questions: TreeNode[], events: QuoteEvent[]): Quote[] {
  const quotes = [atPlace(questions)];
  for (const event of events) quotes.push(run(quotes.at(-1)!, event));
  return quotes;
}

test('Back always undoes Next', () => {
  fc.assert(
    fc.property(visits, ([questions, events]) => {
      for (const quote of journey(questions, events)) {
        // While a choice is being changed, Next passes several questions.
        if (!canNext(quote) || quote.returnTo !== null) continue;
        const undone = run(quote, NEXT, BACK);
        // Back has one other effect: step 2 clears the city.
        const expected = quote.step === 1 ? { ...quote, city: null, coverage: null } : quote;
        expect(undone).toEqual(expected);
      }
    }),
    { numRuns: 500 },
  );
});

test('the summary always equals the path through the tree', () => {
  fc.assert(
    fc.property(visits, ([questions, events]) => {
      for (const quote of journey(questions, events)) {
        const path = pathOf(quote);
        const entries = summaryOf(quote).filter(({ target }) => typeof target === 'number');
        expect(entries.map(({ label, value }) => [label, value])).toEqual(
          path.map(({ question, answer }) => [question, answer]),
        );
        expect(walk(questions, path).followed).toEqual(path);
        const isAnswered = walk(questions, path).question === undefined;
        if (quote.step === 3) expect(isAnswered).toBe(false);
        if (quote.step >= 4) expect(isAnswered).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

/** Returns the events that lead to the next question or step. */
function wayOn(quote: Quote): QuoteEvent[] {
  if (quote.step === 1) return [{ type: 'chooseLine', line }, NEXT];
  if (quote.step === 2) {
    const coverage = { type: 'coverage', lineId: 2, cityId: city.id, phone: [] } as const;
    return [{ type: 'chooseState', state }, { type: 'chooseCity', city }, coverage, NEXT];
  }
  if (quote.step === 3) return [{ type: 'chooseAnswer', index: 0 }, NEXT];
  return quote.weekdays.length > 0 ? [NEXT] : [{ type: 'toggleWeekday', weekday: WEEK[0]! }, NEXT];
}

test('every quote can reach the form', () => {
  fc.assert(
    fc.property(visits, ([questions, events]) => {
      let quote = journey(questions, events).at(-1)!;
      for (let moves = 0; quote.step < 5; moves += 1) {
        expect(moves).toBeLessThan(500);
        const on = run(quote, ...wayOn(quote));
        expect(on).not.toEqual(quote);
        quote = on;
      }
      const person = { client_name: 'a', company_name: 'b', phone_number: '', email: '' };
      expect(quoteFields(quote, person)?.quote_services).toHaveLength(pathOf(quote).length);
    }),
    { numRuns: 300 },
  );
});

test('Back leads from every quote to the start', () => {
  fc.assert(
    fc.property(visits, ([questions, events]) => {
      let quote = journey(questions, events).at(-1)!;
      for (let moves = 0; quote.step > 1; moves += 1) {
        expect(moves).toBeLessThan(100);
        quote = run(quote, BACK);
      }
      expect(quote.city === null || quote.line === null || quote.step === 1).toBe(true);
      expect(run(emptyQuote, BACK)).toBe(emptyQuote);
    }),
  );
});
