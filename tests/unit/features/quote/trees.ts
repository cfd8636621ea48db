import fc from 'fast-check';
import { quoteReducer, type QuoteEvent } from '@/lib/features/quote/machine';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';

export const question = (title: string, ...children: TreeNode[]): TreeNode => ({
  type: 'question',
  title,
  file: '',
  children,
});

export const answer = (title: string, ...children: TreeNode[]): TreeNode => ({
  type: 'answer',
  title,
  file: '',
  children,
});

/** Titles repeat on purpose, because two answers of a question may have the same title. */
const title = fc.constantFrom('Sí', 'No', '¿Cuánto?', 'Más de 10 m³', '  Ñandú ', '🚛', '');

/** Generates random trees like those of `decodeTree`, in which every question has an answer. */
export const { trees } = fc.letrec<{ trees: TreeNode[]; question: TreeNode; answer: TreeNode }>(
  (tie) => ({
    trees: fc.array(tie('question'), { maxLength: 3, depthIdentifier: 'tree' }),
    question: fc.record({
      type: fc.constant('question' as const),
      title,
      file: fc.constant(''),
      children: fc.array(tie('answer'), {
        minLength: 1,
        maxLength: 3,
        depthIdentifier: 'tree',
      }),
    }),
    answer: fc.record({
      type: fc.constant('answer' as const),
      title,
      file: fc.constant(''),
      children: fc.oneof(
        { depthIdentifier: 'tree', depthSize: 'medium', withCrossShrink: true },
        fc.constant<TreeNode[]>([]),
        fc.array(tie('question'), { minLength: 1, maxLength: 2, depthIdentifier: 'tree' }),
      ),
    }),
  }),
);

export const line = { id: 2, name: 'Recolección comercial e industrial' };
export const state = { id: 19, name: 'Nuevo León' };
export const city = { id: 985, name: 'San Nicolás de los Garza' };
export const WEEK = ['Lunes', 'Martes', 'Miércoles'];

export const ownPhone = [{ text: '55 5555 0101', href: 'tel:+525555550101' }];

export function run(quote: Quote, ...events: QuoteEvent[]): Quote {
  return events.reduce(quoteReducer, quote);
}

/** Returns a quote at step 2 that is ready for Next. */
export function atPlace(questions: TreeNode[]): Quote {
  return run(
    emptyQuote,
    { type: 'chooseLine', line },
    { type: 'next' },
    { type: 'chooseState', state },
    { type: 'chooseCity', city },
    { type: 'coverage', lineId: line.id, cityId: city.id, phone: ownPhone },
    { type: 'battery', lineId: line.id, battery: { questions, weekdays: WEEK } },
  );
}
