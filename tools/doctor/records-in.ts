import type { Result } from '@/lib/content/gateway/result';
import type { Lists } from './content';

/** What a call without parameters has returned, by its name. */
export function resultOf(lists: Partial<Lists>, name: string): Result<unknown> | undefined {
  const byName: Readonly<Record<string, Result<unknown> | undefined>> = lists;
  return byName[name];
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of a list by its name, or the one record of such a call; none unless found. */
export function recordsIn(lists: Partial<Lists>, name: string): object[] {
  const result = resultOf(lists, name);
  if (result?.status !== 'found') return [];
  const values: unknown[] = Array.isArray(result.value) ? result.value : [result.value];
  return values.filter(isRecord);
}

/** A percent-encoded text; as it is where it is none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What names a record in its path. */
export const lastName = (path: string) => decoded(path.split('/').at(-1) ?? '');
