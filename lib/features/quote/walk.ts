import type { TreeNode } from '@/lib/content/gateway/question-tree';

/** A question with the chosen answer; `index` is its place among the answers. */
export interface Answered {
  question: string;
  answer: string;
  index: number;
}

interface Walk {
  question: TreeNode | undefined;
  /** The questions known to follow, including `question`. */
  pending: TreeNode[];
  /** How many answers fit the tree, from the first. */
  followed: number;
}

function answerOf(question: TreeNode, given: Answered): TreeNode | undefined {
  if (question.title !== given.question) return undefined;
  const placed = question.children[given.index];
  if (placed?.title === given.answer) return placed;
  return question.children.find((answer) => answer.title === given.answer);
}

/** Follows answers depth first (contract, `Battery`) up to the first that does not fit. */
export function walk(questions: readonly TreeNode[], answers: readonly Answered[]): Walk {
  let pending = [...questions];
  let followed = 0;
  for (const given of answers) {
    const [question, ...later] = pending;
    const answer = question && answerOf(question, given);
    if (!answer) break;
    pending = [...answer.children, ...later];
    followed += 1;
  }
  return { question: pending[0], pending, followed };
}
