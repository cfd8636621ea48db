import type { PhonePart } from '@/lib/util/format/phone-parts';
import type { Named } from '@/lib/features/quote/state';

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNamed(value: unknown): value is Named {
  return isFields(value) && isId(value.id) && typeof value.name === 'string';
}

export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** An integer from 0. */
export function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isPhonePart(value: unknown): value is PhonePart {
  return (
    isFields(value) &&
    isText(value.text) &&
    (value.href === undefined || (isText(value.href) && value.href.startsWith('tel:')))
  );
}

export function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}
