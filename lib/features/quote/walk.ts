import type { TreeNode } from '@/lib/content/gateway/question-tree';

/** One answered question of step 3: its title, the chosen answer's, and that answer's place. */
export interface Answered {
  question: string;
  answer: string;
  index: number;
}

/** How far a list of answers leads into a tree. */
interface Walk {
  /** The question asked next; undefined when the tree is answered to its end. */
  question: TreeNode | undefined;
  /** The questions known to be asked, that one first; their answers may open others. */
  pending: TreeNode[];
  /** How many of the answers fit the tree, from the first. */
  followed: number;
}

/** The answer meant by a record: at its place where the title agrees, else by title alone. */
function answerOf(question: TreeNode, given: Answered): TreeNode | undefined {
  if (question.title !== given.question) return undefined;
  const placed = question.children[given.index];
  if (placed?.title === given.answer) return placed;
  return question.children.find((answer) => answer.title === given.answer);
}

/**
 * Follows answers through the questions, depth first: all that an answer opens is asked before
 * its question's next sibling (contract, `Battery`). Stops at the first answer that does not fit,
 * which happens where the tree was edited after the answers were stored.
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
