/**
 * What a gateway read comes to. The three kinds are never merged: an outage must not look like
 * "not found", nor like an empty list.
 */
export type Result<T> = Found<T> | Missing | Unavailable;

/** `stale` marks the last good value, served because the gateway did not answer this time. */
export interface Found<T> {
  status: 'found';
  value: T;
  stale?: true;
}
export interface Missing {
  status: 'missing';
}
export interface Unavailable {
  status: 'unavailable';
}

export const missing: Missing = { status: 'missing' };
export const unavailable: Unavailable = { status: 'unavailable' };

export function found<T>(value: T): Found<T> {
  return { status: 'found', value };
}

/** Applies `transform` to a found value; the other outcomes pass through. */
export function mapResult<T, U>(result: Result<T>, transform: (value: T) => U): Result<U> {
  return result.status === 'found' ? { ...result, value: transform(result.value) } : result;
}

/** The list of an optional section: empty unless found. Use where the page stands without it. */
export function listOrEmpty<T>(result: Result<T[]>): T[] {
  return result.status === 'found' ? result.value : [];
}

/** The value of an optional section, or undefined. Use where the page stands without it. */
export function valueOrUndefined<T>(result: Result<T>): T | undefined {
  return result.status === 'found' ? result.value : undefined;
}
