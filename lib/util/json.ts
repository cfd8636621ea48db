import { withDeadline } from '@/lib/util/deadline.mts';

/** Returns the value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a value is an object and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value by a name that others chose; undefined for the name of an inherited property. */
export const ownValue = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** In ms. The route handlers give the gateway at most 10 s. */
const TIMEOUT_MS = 12_000;

/** Decodes an object of the type that its route handler declares; only its kind is checked. */
export function asObject<T extends object>(value: unknown): T {
  if (Object(value) !== value) throw new TypeError();
  return value as T;
}

/** Decodes a list, as `asObject`. */
export function asList<T>(value: unknown): T[] {
  if (!Array.isArray(value)) throw new TypeError();
  return value;
}

/** Fetches JSON from a route handler, by default within 12 s. Throws for any status but 2xx. */
export function fetchJson<T>(
  path: string,
  decode: (value: unknown) => T,
  { timeoutMs = TIMEOUT_MS, signal: outer }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<T> {
  const load = async (signal: AbortSignal) => {
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
    if (!response.ok) throw new Error(String(response.status));
    return decode(await response.json());
  };
  return withDeadline(timeoutMs, load, outer);
}
