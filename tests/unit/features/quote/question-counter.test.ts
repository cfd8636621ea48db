import fc from 'fast-check';
import { questionCounterOf } from '@/lib/features/quote/texts';
import { emptyQuote } from '@/lib/features/quote/state';
import { answer, atPlace, question, run, trees } from './trees';

const detour = [question('¿Cómo?', answer('Así')), question('¿Con qué?', answer('Con esto'))];
const next = { type: 'next' } as const;
const choose = (index: number) => ({ type: 'chooseAnswer', index }) as const;

test('the total is shown if every answer leads to the same number', () => {
  const at = run(
    atPlace([
      question(
        '1',
        answer('a', question('1a', answer('x'))),
        answer('b', question('1b', answer('y'))),
      ),
      question('2', answer('c')),
    ]),
    next,
  );
  expect(questionCounterOf(at)).toBe('Pregunta 1 de 3');
  expect(questionCounterOf(run(at, choose(1), next))).toBe('Pregunta 2 de 3');
  expect(questionCounterOf(run(at, choose(1), next, choose(0), next))).toBe('Pregunta 3 de 3');
});

test('the total is hidden while it depends on answers, and then shown', () => {
  const at = run(
    atPlace([
      question('1', answer('short'), answer('long', ...detour)),
      question('2', answer('z')),
    ]),
    next,
  );
  expect(questionCounterOf(at)).toBe('Pregunta 1');
  // A marked answer is not yet given.
  expect(questionCounterOf(run(at, choose(1)))).toBe('Pregunta 1');
  expect(questionCounterOf(run(at, choose(0), next))).toBe('Pregunta 2 de 2');
  expect(questionCounterOf(run(at, choose(1), next))).toBe('Pregunta 2 de 4');
});

test('no counter is shown for a single question, other steps or missing questions', () => {
  const alone = atPlace([question('1', answer('a'), answer('b'))]);
  expect(questionCounterOf(alone)).toBe('');
  expect(questionCounterOf(run(alone, next))).toBe('');
  expect(questionCounterOf({ ...emptyQuote, step: 3 })).toBe('');
});

test('a shown total stays correct for any answers', () => {
  fc.assert(
    fc.property(trees, fc.infiniteStream(fc.nat()), (questions, picks) => {
      let quote = run(atPlace(questions), next);
      let told: string | undefined;
      let asked = 0;
      while (quote.step === 3) {
        asked += 1;
        const [, place, count] =
          /^Pregunta (\d+)(?: de (\d+))?$/.exec(questionCounterOf(quote)) ?? [];
        if (place) expect(place).toBe(String(asked));
        if (told) expect(count).toBe(told);
        told = count ?? told;
        const index = picks.next().value % 3;
        const chosen = run(quote, choose(index));
        quote = run(chosen === quote ? run(quote, choose(0)) : chosen, next);
      }
      if (told) expect(told).toBe(String(asked));
    }),
  );
});
