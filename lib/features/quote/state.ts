import type { PhonePart } from '@/lib/company';
import type { TreeNode } from '@/lib/content/gateway/question-tree';

/** The steps in order. Visitors count them up to `person`; `done` is the confirmation (specification, section 2). */
export const STEP = { service: 1, place: 2, question: 3, weekdays: 4, person: 5, done: 6 } as const;

/** A step's number. */
export type Step = (typeof STEP)[keyof typeof STEP];

/** An item of a list, such as a line or a city. */
export interface Named {
  id: number;
  name: string;
}

/** A question with the chosen answer; `index` is its place among the answers. */
export interface Answered {
  question: string;
  answer: string;
  index: number;
}

/** The questions and weekdays of the chosen line; both may be empty. */
export interface QuoteBattery {
  questions: TreeNode[];
  weekdays: string[];
}

/** The branch that a visitor without coverage can contact. */
export interface NearBranch {
  name: string;
  /** The path of its page. */
  href: string;
  /** Whether it serves the city itself, with other services; otherwise it is in the same state. */
  isOfCity: boolean;
}

/** The coverage of the city by the line, with the numbers to call. */
type Coverage =
  | { isCovered: true; phone: readonly PhonePart[] }
  | { isCovered: false; nearest?: NearBranch | undefined };

/** The wizard's state, apart from the personal data. */
export interface Quote {
  step: Step;
  line: Named | null;
  state: Named | null;
  city: Named | null;
  coverage: Coverage | null;
  battery: QuoteBattery | null;
  /** The answers; from `level` on unconfirmed by Next: the marked one, then those given before going back. */
  answers: Answered[];
  level: number;
  weekdays: string[];
  /** The step to which Next returns after a change of an earlier choice; null for none. */
  returnTo: Step | null;
}

/** Step 1, with nothing chosen. */
export const emptyQuote: Quote = {
  step: STEP.service,
  line: null,
  state: null,
  city: null,
  coverage: null,
  battery: null,
  answers: [],
  level: 0,
  weekdays: [],
  returnTo: null,
};

/** Returns the confirmed questions and answers. */
export function pathOf({ answers, level }: Quote): Answered[] {
  return answers.slice(0, level);
}

/** Returns the index of the marked answer of the current question; null for none. */
export function choiceOf({ answers, level }: Quote): number | null {
  return answers[level]?.index ?? null;
}

/** Returns the number of steps from the start, counting each question; history entries store it. */
export function positionOf({ step, level }: Quote): number {
  // Back must leave the confirmation, not pass the steps of the sent quote.
  if (step === STEP.done) return 0;
  if (step <= STEP.place) return step - 1;
  return step === STEP.question ? 2 + level : step - 2 + level;
}

interface Walk {
  question: TreeNode | undefined;
  /** The questions known to follow, including `question`. */
  pending: TreeNode[];
  /** The answers that fit the tree, from the first, each with its current index. */
  followed: Answered[];
}

/** Returns the current index of an answer; -1 if the question or the answer has changed. */
function indexOf(question: TreeNode, given: Answered): number {
  if (question.title !== given.question) return -1;
  if (question.children[given.index]?.title === given.answer) return given.index;
  return question.children.findIndex((answer) => answer.title === given.answer);
}

/** Follows answers depth first (contract, `Battery`) up to the first that does not fit. */
export function walk(questions: readonly TreeNode[], answers: readonly Answered[]): Walk {
  let pending = [...questions];
  const followed: Answered[] = [];
  for (const given of answers) {
    const [question, ...later] = pending;
    const index = question ? indexOf(question, given) : -1;
    const answer = question?.children[index];
    if (!answer) break;
    pending = [...answer.children, ...later];
    followed.push({ ...given, index });
  }
  return { question: pending[0], pending, followed };
}
