import { redirect } from 'next/navigation';
import type { Result } from '@/lib/content/gateway/result';
import { routes } from '@/lib/server/routing/routes';

/** Thrown while a page renders: a refresh then keeps the last good page, a cold visit answers 500. */
export class ContentUnavailableError extends Error {
  constructor(page: string) {
    super(`The content of ${page} is unavailable.`);
    this.name = 'ContentUnavailableError';
  }
}

/**
 * The subject of a page: what the page cannot do without.
 *
 * Missing leads the visitor to `/error/404`; unavailable throws, so that an outage is never
 * shown, or stored, as "not found".
 *
 * @param page names the page in the error.
 * @throws ContentUnavailableError
 */
export function requireFound<T>(result: Result<T>, page: string): T {
  if (result.status === 'found') return result.value;
  if (result.status === 'missing') redirect(routes.notFound());
  throw new ContentUnavailableError(page);
}

/**
 * For pages made of parts only: throws when not one of them is available.
 *
 * @throws ContentUnavailableError
 */
export function requireSomeContent(results: readonly Result<unknown>[], page: string): void {
  if (results.every((result) => result.status === 'unavailable')) {
    throw new ContentUnavailableError(page);
  }
}
