import { isObject } from '@/lib/util/json';

/** A value of a content file or of a request body. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** An object of a content file, by its field names. */
export type ContentRow = { [field: string]: Json };

/** Returns whether a value is an object and not a list. */
export const isRow = (value: Json | undefined): value is ContentRow => isObject(value);

/** Returns the objects of a list; none of anything else. */
export function rowsOf(value: Json | undefined): ContentRow[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** Returns the strings of a list; none of anything else. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Returns the string of a field; '' for anything else. */
export function textIn(row: ContentRow | undefined, field: string): string {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
}

/** Returns a row with only these fields, as far as it has them. */
export function pick(row: ContentRow, fields: readonly string[]): ContentRow {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Returns a row without these fields. */
export function omit(row: ContentRow, fields: readonly string[]): ContentRow {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}

const MAX_BODY_BYTES = 64 * 1024;

/** Reads a request's JSON object; undefined for anything else, or for a body above 64 kB. */
export async function readBody(request: Request): Promise<ContentRow | undefined> {
  try {
    const text = await request.text();
    if (text.length > MAX_BODY_BYTES) return undefined;
    const value: Json = JSON.parse(text);
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
