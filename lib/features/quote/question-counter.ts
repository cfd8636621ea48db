import { pathOf, type Quote } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { walk } from '@/lib/features/quote/walk';

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

/** 'Pregunta 2 de 4', or 'Pregunta 2' while the total depends on answers; else ''. */
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
