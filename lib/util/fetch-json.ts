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
export async function fetchJson<T>(
  path: string,
  decode: (value: unknown) => T,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(String(response.status));
  return decode(await response.json());
}
