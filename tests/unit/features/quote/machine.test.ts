import { quoteReducer } from '@/lib/features/quote/machine';
import { canNext } from '@/lib/features/quote/moves';
import { counterOf, progressOf } from '@/lib/features/quote/texts';
import {
  choiceOf,
  emptyQuote,
  pathOf,
  positionOf,
  type Quote,
  walk,
} from '@/lib/features/quote/state';
import { summaryOf, summaryText } from '@/lib/features/quote/summary';
import { answer, atPlace, city, line, question, run, state, WEEK } from './trees';

const NEXT = { type: 'next' } as const;
const BACK = { type: 'back' } as const;
const choose = (index: number) => ({ type: 'chooseAnswer', index }) as const;
const toggle = (weekday: string) => ({ type: 'toggleWeekday', weekday }) as const;

/** Two questions side by side. The first answer of the first one opens two more. */
const tree = [
  question(
    'A',
    answer('a1', question('A1', answer('x')), question('A2', answer('y'))),
    answer('a2'),
  ),
  question('B', answer('b1'), answer('b2')),
];
const titleAsked = (quote: Quote) =>
  walk(quote.battery?.questions ?? [], pathOf(quote)).question?.title;

/** Returns a quote at step 5. */
const form = () =>
  run(atPlace(tree), NEXT, choose(1), NEXT, choose(0), NEXT, toggle('Martes'), NEXT);

test.each([
  [1, 20, 'Paso 1/5'],
  [2, 40, 'Paso 2/5'],
  [3, 60, 'Paso 3/5'],
  [4, 80, 'Paso 4/5'],
  [5, 90, 'Paso 5/5'],
  [6, 100, 'Finalizado'],
] as const)('step %i has the progress %i %% and the counter %s', (step, percent, counter) => {
  expect([progressOf(step), counterOf(step)]).toEqual([percent, counter]);
});

describe('step 1', () => {
  test('Next needs a service', () => {
    expect(canNext(emptyQuote)).toBe(false);
    expect(run(emptyQuote, NEXT)).toBe(emptyQuote);
    expect(run(emptyQuote, { type: 'chooseLine', line }, NEXT).step).toBe(2);
  });

  test('another service drops the answers of the first, and keeps the place', () => {
    const answered = run(atPlace(tree), NEXT, choose(1), NEXT, { type: 'change', target: 'line' });
    const other = run(answered, { type: 'chooseLine', line: { id: 3, name: 'RPBI' } });
    const kept = { state, city, returnTo: 3 };
    expect(other).toEqual({ ...emptyQuote, line: { id: 3, name: 'RPBI' }, ...kept });
    expect(run(answered, { type: 'chooseLine', line })).toEqual(answered);
  });
});

describe('step 2', () => {
  test('Next needs a covered city', () => {
    const ready = atPlace(tree);
    expect(canNext(ready)).toBe(true);
    expect(canNext({ ...ready, city: null })).toBe(false);
    expect(canNext({ ...ready, coverage: null })).toBe(false);
    expect(canNext({ ...ready, battery: null })).toBe(false);
  });

  test('another state clears the city', () => {
    const other = { id: 4, name: 'Campeche' };
    const moved = run(atPlace(tree), { type: 'chooseState', state: other });
    expect(moved).toMatchObject({ state: other, city: null, coverage: null });
    expect(run(atPlace(tree), { type: 'chooseState', state })).toEqual(atPlace(tree));
  });

  test('another city requests its coverage again', () => {
    const moved = run(atPlace(tree), { type: 'chooseCity', city: { id: 1, name: 'X' } });
    expect(moved.coverage).toBeNull();
    const late = run(moved, { type: 'coverage', lineId: 2, cityId: city.id, phone: [] });
    expect(late.coverage).toBeNull();
  });

  test('a closed modal clears a city without coverage', () => {
    const none = { type: 'coverage', lineId: 2, cityId: city.id, phone: undefined } as const;
    const uncovered = run(atPlace(tree), none);
    expect(uncovered.coverage).toEqual({ isCovered: false });
    expect(canNext(uncovered)).toBe(false);
    const closed = run(uncovered, { type: 'dismissNoCoverage' });
    expect(closed).toMatchObject({ step: 2, state, city: null, coverage: null });
  });

  test('Back clears the city and keeps the state', () => {
    expect(run(atPlace(tree), BACK)).toMatchObject({ step: 1, line, state, city: null });
  });

  test('an empty tree leads to step 4, whose Back leads to step 2', () => {
    const days = run(atPlace([]), NEXT);
    expect(days.step).toBe(4);
    expect(run(days, BACK)).toEqual(atPlace([]));
  });
});

describe('step 3', () => {
  test('questions are asked depth first: those of an answer come before the next question', () => {
    let quote = run(atPlace(tree), NEXT);
    const asked = [];
    while (quote.step === 3) {
      asked.push(titleAsked(quote));
      quote = run(quote, choose(0), NEXT);
    }
    expect(asked).toEqual(['A', 'A1', 'A2', 'B']);
    expect(quote.step).toBe(4);
  });

  test('Next needs an answer and adds question and answer to the summary', () => {
    const first = run(atPlace(tree), NEXT);
    expect(canNext(first)).toBe(false);
    const second = run(first, choose(1), NEXT);
    expect(pathOf(second)).toEqual([{ question: 'A', answer: 'a2', index: 1 }]);
    expect(titleAsked(second)).toBe('B');
  });

  test('Back returns one level and keeps the answer marked; at the top it leads to step 2', () => {
    const second = run(atPlace(tree), NEXT, choose(1), NEXT);
    const first = run(second, BACK);
    expect([first.step, first.level, choiceOf(first), pathOf(first)]).toEqual([3, 0, 1, []]);
    expect(run(first, BACK)).toMatchObject({ step: 2, city });
  });

  test('another answer drops the answers after it', () => {
    const done = run(atPlace(tree), NEXT, choose(0), NEXT, choose(0), NEXT, choose(0), NEXT);
    const back = run(done, { type: 'change', target: 0 });
    expect([choiceOf(back), back.answers.length]).toEqual([0, 3]);
    expect(run(back, choose(0))).toBe(back);
    expect(run(back, choose(1)).answers).toEqual([{ question: 'A', answer: 'a2', index: 1 }]);
  });

  test('an unknown answer is ignored', () => {
    const first = run(atPlace(tree), NEXT);
    expect(run(first, choose(7))).toBe(first);
    expect(run(first, choose(-1))).toBe(first);
  });

  test('twelve levels of questions work', () => {
    let deep = [question('12', answer('end'))];
    for (let level = 11; level >= 1; level -= 1) {
      deep = [question(String(level), answer('other'), answer('on', ...deep))];
    }
    let quote = run(atPlace(deep), NEXT);
    for (let level = 1; level <= 12; level += 1) {
      expect(titleAsked(quote)).toBe(String(level));
      quote = run(quote, choose(level === 12 ? 0 : 1), NEXT);
    }
    expect([quote.step, pathOf(quote).length]).toEqual([4, 12]);
    for (let level = 12; level >= 1; level -= 1) quote = run(quote, BACK);
    expect([quote.step, quote.level]).toEqual([3, 0]);
  });
});

describe('step 4', () => {
  const days = () => run(atPlace(tree), NEXT, choose(1), NEXT, choose(0), NEXT);

  test('weekdays toggle in the order of the week, and Next needs one', () => {
    expect(canNext(days())).toBe(false);
    const two = run(days(), toggle('Miércoles'), toggle('Lunes'));
    expect(two.weekdays).toEqual(['Lunes', 'Miércoles']);
    expect(run(two, toggle('Lunes')).weekdays).toEqual(['Miércoles']);
    expect(run(two, toggle('Navidad'))).toBe(two);
    expect(run(two, NEXT).step).toBe(5);
  });

  test('Back returns to the last level of step 3', () => {
    const back = run(days(), BACK);
    expect([back.step, back.level, choiceOf(back)]).toEqual([3, 1, 0]);
  });
});

describe('steps 5 and 6', () => {
  test('only an accepted submission leads to step 6, and only from step 5', () => {
    expect(canNext(form())).toBe(false);
    expect(run(form(), NEXT).step).toBe(5);
    const sent = { type: 'sent', quote: form() } as const;
    const done = run(form(), sent);
    expect(done).toEqual({ ...form(), step: 6 });
    expect(run(form(), BACK, sent)).toEqual(done);
    expect(run(atPlace(tree), { type: 'sent', quote: atPlace(tree) }).step).toBe(2);
    expect(run(done, BACK)).toBe(done);
    expect(run(done, { type: 'change', target: 'line' })).toBe(done);
  });

  test('Back leads to the weekdays, which stay chosen', () => {
    expect(run(form(), BACK)).toMatchObject({ step: 4, weekdays: ['Martes'] });
  });

  test('the summary lists service, place, answers and days, each with a link back', () => {
    expect(summaryOf(form())).toEqual([
      { label: 'Servicio', value: line.name, target: 'line' },
      { label: 'Ubicación', value: 'San Nicolás de los Garza, Nuevo León', target: 'place' },
      { label: 'A', value: 'a2', target: 0 },
      { label: 'B', value: 'b1', target: 1 },
      { label: 'Días', value: 'martes', target: 'weekdays' },
    ]);
    expect(summaryText(form())).toContain('• B: b1\n• Días: martes');
  });

  test('Next returns to the summary from an unchanged choice', () => {
    for (const { target } of summaryOf(form())) {
      expect(run(form(), { type: 'change', target }, NEXT)).toEqual(form());
    }
  });

  test('a changed choice asks only its dependent questions, then returns to the summary', () => {
    // Another answer opens two more questions. The days are not asked again.
    const first = run(form(), { type: 'change', target: 0 }, choose(0), NEXT);
    expect([first.step, titleAsked(first)]).toEqual([3, 'A1']);
    const second = run(first, choose(0), NEXT);
    expect([second.step, titleAsked(second)]).toEqual([3, 'A2']);
    const done = run(second, choose(0), NEXT, choose(0), NEXT);
    expect(done).toMatchObject({ step: 5, weekdays: ['Martes'], returnTo: null });

    // Another place changes nothing else.
    const place = run(
      form(),
      { type: 'change', target: 'place' },
      { type: 'chooseCity', city: { id: 1, name: 'X' } },
      { type: 'coverage', lineId: line.id, cityId: 1, phone: [] },
      NEXT,
    );
    expect(place).toEqual({ ...form(), city: { id: 1, name: 'X' }, coverage: place.coverage });

    // Another service keeps the place and asks the rest.
    const other = { id: 3, name: 'RPBI' };
    const service = run(
      form(),
      { type: 'change', target: 'line' },
      { type: 'chooseLine', line: other },
      { type: 'coverage', lineId: 3, cityId: city.id, phone: [] },
      { type: 'battery', lineId: 3, battery: { questions: tree, weekdays: WEEK } },
      NEXT,
    );
    expect(service).toMatchObject({ step: 3, level: 0, city, answers: [] });
  });

  test('a change ends when the visitor goes back', () => {
    const back = run(form(), { type: 'change', target: 'weekdays' }, BACK, BACK);
    expect(run(back, NEXT)).toMatchObject({ step: 3, level: 1 });
  });

  test('positions count the presses of Next', () => {
    let quote = form();
    const positions = [];
    while (quote.step > 1) {
      positions.push(positionOf(quote));
      quote = run(quote, BACK);
    }
    expect([...positions, positionOf(quote)]).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe("the browser's Back and Forward", () => {
  const travel = (position: number) => ({ type: 'travel', position }) as const;

  test.each([4, 3, 2, 1])('Back to %i and Forward restore the quote', (position) => {
    const there = run(form(), travel(position));
    expect(positionOf(there)).toBe(position);
    expect(run(there, travel(5))).toEqual(form());
  });

  test('Back beyond step 2 clears the city, so Forward ends there', () => {
    const start = run(form(), travel(0));
    expect(start).toMatchObject({ step: 1, city: null });
    expect(run(start, travel(5)).step).toBe(2);
  });

  test('a sent quote keeps its confirmation, at the first position', () => {
    const done = run(form(), { type: 'sent', quote: form() });
    expect(positionOf(done)).toBe(0);
    expect(run(done, travel(5))).toBe(done);
  });
});

describe('a battery that arrives later or was edited', () => {
  const load = (questions = tree, weekdays = WEEK) =>
    ({ type: 'battery', lineId: line.id, battery: { questions, weekdays } }) as const;

  test('the same battery changes nothing', () => {
    expect(run({ ...form(), battery: null }, load())).toEqual(form());
  });

  test('also applies to a restored quote of the same line', () => {
    const saved = { ...form(), battery: null };
    expect(run(atPlace(tree), { type: 'restore', quote: saved })).toEqual(form());
    const other = { ...saved, line: { id: 9, name: 'RPBI' } };
    expect(run(atPlace(tree), { type: 'restore', quote: other })).toBe(other);
  });

  test('is ignored for another line', () => {
    expect(quoteReducer(form(), { ...load([]), lineId: 9 })).toEqual(form());
  });

  test('leads back to the question if its answer no longer fits', () => {
    const quote = run(form(), load([question('A', answer('new')), question('B', answer('b1'))]));
    expect(quote).toMatchObject({ step: 3, level: 0, answers: [] });
  });

  test('finds moved answers by their title', () => {
    const moved = [question('A', answer('new'), answer('a1'), answer('a2')), tree[1]!];
    expect(run(form(), load(moved)).step).toBe(5);
  });

  test('marks the given answer in its new place', () => {
    const marked = run(atPlace(tree), NEXT, choose(1));
    const moved = run(marked, load([question('A', answer('a2'), answer('new')), tree[1]!]));
    expect(choiceOf(moved)).toBe(0);
    expect(pathOf(run(moved, NEXT))).toEqual([{ question: 'A', answer: 'a2', index: 0 }]);
    expect(run(moved, choose(1)).answers).toEqual([{ question: 'A', answer: 'new', index: 1 }]);
  });

  test('leads back to step 4 if a weekday is no longer offered', () => {
    expect(run(form(), load(tree, ['Lunes']))).toMatchObject({ step: 4, weekdays: [] });
  });

  test('drops the answers and keeps the quote if there are no more questions', () => {
    expect(run(form(), load([]))).toMatchObject({ step: 5, answers: [], level: 0 });
  });

  test('leads a saved quote without coverage back to the place', () => {
    const none = { type: 'coverage', lineId: 2, cityId: city.id, phone: undefined } as const;
    expect(run(form(), none)).toMatchObject({ step: 2, level: 0, coverage: { isCovered: false } });
  });
});
