import { log } from '@/lib/server/observability/logger';

const digestOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;

/** Logs an error that reached Next, never its message: it may quote a visitor's input. */
// `route` is the route's file in `app/`, such as `/sucursales/[name]/page`.
export function logRequestError(error: unknown, route: string): void {
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ route, error: name, digest: digestOf(error) }, 'request failed');
}
