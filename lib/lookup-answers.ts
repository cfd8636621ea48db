import 'server-only';
import type { Result } from '@/lib/gateway/result';

/** Lookups change rarely: a minute in any cache, an hour while it is refreshed in the background. */
const PUBLIC = 'public, max-age=60, stale-while-revalidate=3600';

/** A positive id of a query string; undefined for anything else. */
export function readId(request: Request, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

function problem(status: 400 | 502, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}

/** The answer to a query without the ids it needs. */
export const invalidId = () => problem(400, 'invalid-id');

/**
 * The answer of a lookup: the value in public, shortly cached JSON; `whenMissing` where the
 * gateway knows of none; 502 while it does not answer, which no cache may keep.
 */
export function lookupAnswer<T>(result: Result<T>, whenMissing: T): Response {
  if (result.status === 'unavailable') return problem(502, 'gateway-unavailable');
  const value = result.status === 'found' ? result.value : whenMissing;
  return Response.json(value, { headers: { 'cache-control': PUBLIC } });
}
