import type { Result } from '@/lib/content/gateway/result';
import type { Lists } from './content';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of a list by its name, or the one record of such a call; none unless found. */
export function recordsIn(lists: Partial<Lists>, name: string): object[] {
  const byName: Readonly<Record<string, Result<unknown> | undefined>> = lists;
  const result = byName[name];
  if (result?.status !== 'found') return [];
  const values: unknown[] = Array.isArray(result.value) ? result.value : [result.value];
  return values.filter(isRecord);
}

/** What names a record in its path. */
export const lastName = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');
