import 'server-only';
import type { Result } from '@/lib/content/gateway/result';

const CACHE_CONTROL = {
  /** New content shows within 30 s; repeated clicks do not reach the gateway. */
  content: 'public, max-age=30, s-maxage=30, stale-while-revalidate=60',
  lookup: 'public, max-age=60, stale-while-revalidate=3600',
  /** Part of the value is unavailable. */
  never: 'no-store',
};

/** 200 with the value as JSON. */
export function jsonResponse<T>(
  value: T,
  caching: keyof typeof CACHE_CONTROL = 'content',
): Response {
  return Response.json(value, { headers: { 'cache-control': CACHE_CONTROL[caching] } });
}

interface ApiProblem {
  error: 'bad-request' | 'gateway-unavailable';
  message: string;
}

function problem(status: number, body: ApiProblem): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** 400; `message` says what is wrong with the request. */
export function badRequest(message: string): Response {
  return problem(400, { error: 'bad-request', message });
}

/** 502: no valid response from the gateway. */
export function badGateway(): Response {
  return problem(502, {
    error: 'gateway-unavailable',
    message: 'El servicio de contenidos no respondió. Intente de nuevo en unos segundos.',
  });
}

/** A positive integer id from the query string; undefined for anything else. */
export function readId(request: Request, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

/** 400: a required id is absent or malformed. */
export const invalidId = () => badRequest('El identificador no es válido.');

/** The response of a lookup, with `whenMissing` as its value when the gateway has none. */
export function lookupResponse<T>(result: Result<T>, whenMissing: T): Response {
  if (result.status === 'unavailable') return badGateway();
  return jsonResponse(result.status === 'found' ? result.value : whenMissing, 'lookup');
}
