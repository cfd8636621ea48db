import { redirect } from 'next/navigation';
import type { Result } from '@/lib/content/gateway/result';
import { routes } from '@/lib/server/routing/routes';

/** The error for unavailable content: revalidation keeps the last good page, a first request gets 500. */
export class ContentUnavailableError extends Error {
  constructor(page: string) {
    super(`The content of ${page} is unavailable.`);
    this.name = 'ContentUnavailableError';
  }
}

/** Returns the found value. Missing redirects to `/error/404`; unavailable throws. */
// An outage is never shown or cached as "not found".
export function requireFound<T>(result: Result<T>, page: string): T {
  if (result.status === 'found') return result.value;
  if (result.status === 'missing') redirect(routes.notFound());
  throw new ContentUnavailableError(page);
}

/** Throws a ContentUnavailableError when all the optional parts of a page are unavailable. */
export function requireSomeContent(results: readonly Result<unknown>[], page: string): void {
  if (results.every((result) => result.status === 'unavailable')) {
    throw new ContentUnavailableError(page);
  }
}
