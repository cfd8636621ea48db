import { pathOf, type Quote } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { walk } from '@/lib/features/quote/walk';

/** How many questions are asked, by the shortest and by the longest way through them. */
interface Ways {
  shortest: number;
  longest: number;
}

function waysThrough(questions: readonly TreeNode[]): Ways {
  let [shortest, longest] = [0, 0];
  for (const question of questions) {
    const ways = question.children.map((answer) => waysThrough(answer.children));
    shortest += 1 + Math.min(...ways.map((way) => way.shortest));
    longest += 1 + Math.max(...ways.map((way) => way.longest));
  }
  return { shortest, longest };
}

/**
 * Where one is within step 3: 'Pregunta 2 de 4', or 'Pregunta 2' while the answers still decide how
 * many there are. '' where there is only one, and outside step 3.
 */
export function questionCounterOf(quote: Quote): string {
  if (quote.step !== 3 || quote.battery === null) return '';
  const { question, pending } = walk(quote.battery.questions, pathOf(quote));
  if (!question) return '';
  const { shortest, longest } = waysThrough(pending);
  const place = quote.level + 1;
  if (shortest !== longest) return `Pregunta ${place}`;
  const count = quote.level + shortest;
  return count === 1 ? '' : `Pregunta ${place} de ${count}`;
}
