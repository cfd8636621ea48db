import 'server-only';
import type { Result } from '@/lib/content/gateway/result';

/** How long an answer of a route handler that reads is kept by browsers and edges. */
const KEPT = {
  /** Short: what is published shows soon; long enough to spare the gateway repeated clicks. */
  content: 'public, max-age=30, s-maxage=30, stale-while-revalidate=60',
  /** Lookups change rarely: a minute, and an hour while they are refreshed in the background. */
  lookup: 'public, max-age=60, stale-while-revalidate=3600',
  /** A part of it could not be had. */
  never: 'no-store',
};

/** 200 with the value as JSON. */
export function answer<T>(value: T, kept: keyof typeof KEPT = 'content'): Response {
  return Response.json(value, { headers: { 'cache-control': KEPT[kept] } });
}

/** What a handler answers when it cannot give the value; no cache may keep it. */
interface ApiProblem {
  error: 'bad-request' | 'gateway-unavailable';
  message: string;
}

function problem(status: number, body: ApiProblem): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** 400: the question itself is wrong; `message` says how. */
export function badRequest(message: string): Response {
  return problem(400, { error: 'bad-request', message });
}

/** 502: the gateway did not answer, or not as agreed. */
export function gatewayDown(): Response {
  return problem(502, {
    error: 'gateway-unavailable',
    message: 'El servicio de contenidos no respondió. Intente de nuevo en unos segundos.',
  });
}

/** A positive id of a query string; undefined for anything else. */
export function readId(request: Request, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

/** The answer to a query without the ids it needs. */
export const invalidId = () => badRequest('El identificador no es válido.');

/** The answer of a lookup; `whenMissing` where the gateway knows of none. */
export function lookupAnswer<T>(result: Result<T>, whenMissing: T): Response {
  if (result.status === 'unavailable') return gatewayDown();
  return answer(result.status === 'found' ? result.value : whenMissing, 'lookup');
}
