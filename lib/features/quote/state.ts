import type { PhonePart } from '@/lib/util/format/phone-parts';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import type { Answered } from '@/lib/features/quote/walk';

/** Specification, section 2, "Quote wizard". */
export type Step = 1 | 2 | 3 | 4 | 5 | 6;

export interface Named {
  id: number;
  name: string;
}

/** The wizard's questions and weekdays for one business line. */
export interface QuoteBattery {
  /** Empty skips step 3. */
  questions: TreeNode[];
  weekdays: string[];
}

/** `phone` is the help line; it may be empty. */
export type Coverage = { isCovered: true; phone: readonly PhonePart[] } | { isCovered: false };

/** The wizard's state, apart from the personal data. */
export interface Quote {
  step: Step;
  line: Named | null;
  state: Named | null;
  city: Named | null;
  /** Null while unknown. */
  coverage: Coverage | null;
  /** Null while loading. */
  battery: QuoteBattery | null;
  /**
   * Answers from `level` on are not confirmed by Next: the one at `level` is marked now, later ones
   * were given before going back.
   */
  answers: Answered[];
  /** The number of confirmed answers. */
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

/** The confirmed questions and answers. */
export function pathOf({ answers, level }: Quote): Answered[] {
  return answers.slice(0, level);
}

/** The index of the answer marked at the current question; null for none. */
export function choiceOf({ answers, level }: Quote): number | null {
  return answers[level]?.index ?? null;
}

/** How many times Next was pressed to get here; history entries carry it. */
export function positionOf({ step, level }: Quote): number {
  if (step <= 2) return step - 1;
  return step === 3 ? 2 + level : step - 2 + level;
}
