import { mapResult, type Result } from '@/lib/gateway/result';

declare const element: unique symbol;

/** Records as JSON text. */
export type Packed<T> = string & { readonly [element]: T };

/**
 * Makes one text of a list before it is cached. Next keeps what a `'use cache'` function returns in
 * React's encoding, whose reading, for every page that asks, takes many times as long as JSON's: of
 * thousands of records a tenth of a second. What is undefined is left out, as JSON does.
 */
export function pack<T>(result: Result<T[]>): Result<Packed<T>> {
  return mapResult(result, (list) => JSON.stringify(list) as Packed<T>);
}

/** The list again. */
export function unpack<T>(result: Result<Packed<T>>): Result<T[]> {
  return mapResult(result, (text) => JSON.parse(text) as T[]);
}
