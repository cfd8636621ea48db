/** The outcome of a read. Never merge them: an outage is not "not found", nor an empty list. */
export type Result<T> = Found<T> | Missing | Unavailable;

/** The gateway answered with a value. */
export interface Found<T> {
  status: 'found';
  value: T;
  /** How many records of a list the gateway sent, if some of them were invalid. */
  received?: number;
}
/** The gateway responded that it has no such value. */
export interface Missing {
  status: 'missing';
}
/** The gateway did not respond, or not as the contract requires. */
export interface Unavailable {
  status: 'unavailable';
}

/** The result of every read that found nothing. */
export const missing: Missing = { status: 'missing' };
/** The result of every read that failed. */
export const unavailable: Unavailable = { status: 'unavailable' };

/** Returns a result with a value that was read. */
export function found<T>(value: T): Found<T> {
  return { status: 'found', value };
}

/** Applies `transform` to a found value. */
export function mapResult<T, U>(result: Result<T>, transform: (value: T) => U): Result<U> {
  return result.status === 'found' ? found(transform(result.value)) : result;
}

/** Returns the list of an optional section of a page; empty unless found. */
export function listOrEmpty<T>(result: Result<T[]>): T[] {
  return result.status === 'found' ? result.value : [];
}

/** Returns the value of an optional section of a page; undefined unless found. */
export function valueOrUndefined<T>(result: Result<T>): T | undefined {
  return result.status === 'found' ? result.value : undefined;
}
