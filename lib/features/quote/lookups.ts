import type { PhonePart } from '@/lib/util/format/phone-parts';
import { isFields, isListOf, isNamed, isPhonePart, isText } from '@/lib/features/quote/guards';
import type { LinkedPlace } from '@/lib/features/quote/deep-link';
import type { Named } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';

/**
 * The wizard's lookups: where each is asked (route handlers in `app/api`) and how its answer is
 * read. A reader throws a TypeError on an answer of another shape.
 */

export const lookupPath = {
  states: () => '/api/states',
  cities: (stateId: number) => `/api/cities?state=${stateId}`,
  coverage: (lineId: number, cityId: number) => `/api/coverage?line=${lineId}&city=${cityId}`,
  battery: (lineId: number) => `/api/battery?line=${lineId}`,
  weekdays: () => '/api/weekdays',
} as const;

/** The answer of `/api/coverage`; `phone` is empty where the branch gave none. */
export type CoverageAnswer = { covered: boolean; phone: PhonePart[] };

/** The answer of `/api/battery`. */
export type BatteryAnswer = { questions: TreeNode[]; weekdays: string[] };

function isNode(value: unknown): value is TreeNode {
  return (
    isFields(value) &&
    (value.type === 'question' || value.type === 'answer') &&
    isText(value.title) &&
    isText(value.file) &&
    isListOf(value.children, isNode)
  );
}

function fail(what: string): never {
  throw new TypeError(`Unexpected answer: ${what}`);
}

export function readStates(value: unknown): (Named & LinkedPlace)[] {
  if (!isListOf(value, isNamed)) return fail('states');
  return value;
}

export function readCities(value: unknown): Named[] {
  return isListOf(value, isNamed) ? value : fail('cities');
}

export function readCoverageAnswer(value: unknown): CoverageAnswer {
  if (!isFields(value)) return fail('coverage');
  const { covered, phone } = value;
  return typeof covered === 'boolean' && isListOf(phone, isPhonePart)
    ? { covered, phone }
    : fail('coverage');
}

export function readBatteryAnswer(value: unknown): BatteryAnswer {
  if (!isFields(value)) return fail('battery');
  const { questions, weekdays } = value;
  return isListOf(questions, isNode) && isListOf(weekdays, isText)
    ? { questions, weekdays }
    : fail('battery');
}

export function readWeekdays(value: unknown): string[] {
  return isListOf(value, isText) ? value : fail('weekdays');
}
