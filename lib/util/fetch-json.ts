/** How long the browser waits for one of the site's own answers, in milliseconds. */
const WAIT_MS = 12_000;

/** An answer that is no success: the site's own handlers say why by the status alone. */
class AnswerError extends Error {
  constructor(readonly status: number) {
    super(`The site answered ${status}.`);
    this.name = 'AnswerError';
  }
}

/**
 * Asks one of the site's own route handlers, in the browser.
 *
 * @param path from `apiRoutes`; its handler declares the same type for what it answers.
 * @param signal ends the request; without one it ends after 12 s.
 * @throws AnswerError for any status but 2xx; whatever `fetch` throws when nothing answers in time.
 */
export async function fetchJson<T>(
  path: string,
  signal: AbortSignal = AbortSignal.timeout(WAIT_MS),
): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new AnswerError(response.status);
  return response.json();
}
