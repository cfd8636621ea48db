import type { PhonePart } from '@/lib/company';
import { isListOf, isNamed, isPhonePart, isText } from '@/lib/features/quote/guards';
import type { LinkedPlace } from '@/lib/features/quote/linked-place';
import type { NearBranch, QuoteBattery } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { isObject } from '@/lib/util/json';
import { nameKey } from '@/lib/util/names';

/** The coverage of a city; without coverage, `nearest` is the nearest branch if one is known. */
export type CoverageResponse = {
  covered: boolean;
  phone: readonly PhonePart[];
  nearest?: NearBranch | undefined;
};

function decoderOf<T>(isShape: (value: unknown) => value is T): (value: unknown) => T {
  return (value) => {
    if (!isShape(value)) throw new TypeError('Unexpected response.');
    return value;
  };
}

function isNode(value: unknown): value is TreeNode {
  return (
    isObject(value) &&
    (value.type === 'question' || value.type === 'answer') &&
    isText(value.title) &&
    isText(value.file) &&
    isListOf(value.children, isNode)
  );
}

function isNearBranch(value: unknown): value is NearBranch {
  return (
    isObject(value) &&
    isText(value.name) &&
    isText(value.href) &&
    value.href.startsWith('/') &&
    typeof value.isOfCity === 'boolean'
  );
}

/** Decodes states or cities; throws for a response of any other shape. */
export const decodePlaces = decoderOf((value): value is LinkedPlace[] => isListOf(value, isNamed));

/** Decodes coverage; throws for a response of any other shape. */
export const decodeCoverage = decoderOf(
  (value): value is CoverageResponse =>
    isObject(value) &&
    typeof value.covered === 'boolean' &&
    isListOf(value.phone, isPhonePart) &&
    (value.nearest === undefined || isNearBranch(value.nearest)),
);

/** Decodes a battery; throws for a response of any other shape. */
export const decodeBattery = decoderOf(
  (value): value is QuoteBattery =>
    isObject(value) && isListOf(value.questions, isNode) && isListOf(value.weekdays, isText),
);

/** Decodes weekdays; throws for a response of any other shape. */
export const decodeWeekdays = decoderOf((value): value is string[] => isListOf(value, isText));

/** The weekdays that the wizard offers when neither the battery nor `/web/frequency` lists any. */
const WEEK = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/**
 * Returns the battery's own weekdays, else those of `/web/frequency` (contract, `Battery`). A day in several
 * spellings has its first one, because the gateway gets its own words back.
 */
export function offeredWeekdays(own: readonly string[], all: readonly string[]): string[] {
  const [first = WEEK] = [own, all].filter((list) => list.length > 0);
  const keys = first.map(nameKey);
  return first.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
