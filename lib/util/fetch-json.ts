import { withDeadline } from '@/lib/util/deadline.mts';

/** The handlers give the gateway at most 10 s. Milliseconds. */
const TIMEOUT_MS = 12_000;

/** Decodes an object of the type that its route handler declares; only its kind is checked. */
export function asObject<T extends object>(value: unknown): T {
  if (Object(value) !== value) throw new TypeError();
  return value as T;
}

/** As `asObject`, for a list. */
export function asList<T>(value: unknown): T[] {
  if (!Array.isArray(value)) throw new TypeError();
  return value;
}

/** Fetches JSON of the site, by default within 12 s. Throws for any status but 2xx. */
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
