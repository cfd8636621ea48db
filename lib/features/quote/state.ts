import type { PhonePart } from '@/lib/util/format/phone-parts';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import type { Answered } from '@/lib/features/quote/walk';

/** The steps of specification, section 2, "Quote wizard". */
export type Step = 1 | 2 | 3 | 4 | 5 | 6;

/** A choice by id with the name a visitor reads. */
export interface Named {
  id: number;
  name: string;
}

/** What the wizard asks for one business line. */
export interface QuoteBattery {
  /** Asked one after the other; empty means that step 3 is skipped. */
  questions: TreeNode[];
  /** The weekdays on offer, in their order. */
  weekdays: string[];
}

/** Whether the city is served; `phone` is the help line, empty where the branch gave none. */
export type Coverage = { isCovered: true; phone: readonly PhonePart[] } | { isCovered: false };

/** Everything the wizard knows, apart from the personal data. */
export interface Quote {
  step: Step;
  line: Named | null;
  state: Named | null;
  city: Named | null;
  /** Of this line in this city; null while it is not known. */
  coverage: Coverage | null;
  /** Of this line; null while it is not loaded. */
  battery: QuoteBattery | null;
  /**
   * Every answer given. Those from `level` on are choices not yet confirmed by Next: the one at
   * `level` is what is marked now, later ones were given before going back.
   */
  answers: Answered[];
  /** How many questions lie behind: the answers before it are the path. */
  level: number;
  weekdays: string[];
}

export const emptyQuote: Quote = {
  step: 1,
  line: null,
  state: null,
  city: null,
  coverage: null,
  battery: null,
  answers: [],
  level: 0,
  weekdays: [],
};

/** The confirmed questions and answers: what the summary lists and the submission carries. */
export function pathOf({ answers, level }: Quote): Answered[] {
  return answers.slice(0, level);
}

/** The place of the answer marked at the current question; null when there is none. */
export function choiceOf({ answers, level }: Quote): number | null {
  return answers[level]?.index ?? null;
}

/** How many times Next was pressed to come here: the browser's history counts with it. */
export function positionOf({ step, level }: Quote): number {
  if (step <= 2) return step - 1;
  return step === 3 ? 2 + level : step - 2 + level;
}
