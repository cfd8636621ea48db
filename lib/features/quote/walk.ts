import type { TreeNode } from '@/lib/content/gateway/question-tree';

/** `index` is the answer's position among its siblings. */
export interface Answered {
  question: string;
  answer: string;
  index: number;
}

interface Walk {
  /** Undefined when all questions are answered. */
  question: TreeNode | undefined;
  /** The questions known to follow, including `question`. */
  pending: TreeNode[];
  /** How many answers fit the tree, from the first. */
  followed: number;
}

/** Matched by position if the title agrees, else by title. */
function answerOf(question: TreeNode, given: Answered): TreeNode | undefined {
  if (question.title !== given.question) return undefined;
  const placed = question.children[given.index];
  if (placed?.title === given.answer) return placed;
  return question.children.find((answer) => answer.title === given.answer);
}

/**
 * Follows answers through the questions, depth first (contract, `Battery`). Stops at the first
 * answer that does not fit, as after an edit of the tree.
 */
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
