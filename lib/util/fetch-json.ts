const TIMEOUT_MS = 12_000;

class ResponseError extends Error {
  constructor(readonly status: number) {
    super(`The site answered ${status}.`);
    this.name = 'ResponseError';
  }
}

/**
 * Fetches from one of the site's own route handlers, in the browser.
 *
 * @param path from `apiRoutes`; its handler declares the same type for its response.
 * @param signal default: a timeout of 12 s.
 * @throws ResponseError for a status other than 2xx; errors of `fetch`.
 */
export async function fetchJson<T>(
  path: string,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new ResponseError(response.status);
  return response.json();
}
