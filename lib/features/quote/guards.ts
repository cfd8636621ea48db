import type { PhonePart } from '@/lib/company';
import type { Named } from '@/lib/features/quote/state';
import { isObject } from '@/lib/util/json';

/** Returns whether a value has an id and a name. */
export function isNamed(value: unknown): value is Named {
  return isObject(value) && isIndex(value.id) && value.id > 0 && isText(value.name);
}

/** Returns whether a value is an integer from 0. */
export function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Returns whether a value is a string, also an empty one. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns whether a value is a part of a phone's text whose link, if any, dials. */
export function isPhonePart(value: unknown): value is PhonePart {
  return (
    isObject(value) &&
    isText(value.text) &&
    (value.href === undefined || (isText(value.href) && value.href.startsWith('tel:')))
  );
}

/** Returns whether a value is a list whose items all pass. */
export function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}
