import 'server-only';
import type { Result } from '@/lib/content/gateway/result';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { normalizeText, TERM_LIMIT } from '@/lib/util/text';

type Caching = 'content' | 'lookup' | 'catalogue' | 'never';

/** Responds 200 with the value as JSON. */
export function jsonResponse<T>(value: T, caching: Caching = 'content'): Response {
  return Response.json(value, { headers: { 'cache-control': cacheControl[caching] } });
}

const problem = (status: number, error: string, message: string): Response =>
  Response.json({ error, message }, { status, headers: { 'cache-control': cacheControl.never } });

/** Responds 400; `message` says what is wrong with the request. */
export function badRequest(message: string): Response {
  return problem(400, 'bad-request', message);
}

/** Responds 502: the gateway gave no valid response. */
export function badGateway(): Response {
  return problem(
    502,
    'gateway-unavailable',
    'El servicio de contenidos no respondió. Intenta de nuevo en unos segundos.',
  );
}

/** Reads a positive integer id from the query string; undefined for anything else. */
export function readId(request: Request, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

/** Responds 400: a required id is absent or malformed. */
export const invalidId = () => badRequest('El identificador no es válido.');

/** Returns the response of a lookup, with `whenMissing` as its value when the gateway has none. */
export function lookupResponse<T>(
  result: Result<T>,
  whenMissing: T,
  caching: Caching = 'lookup',
): Response {
  if (result.status === 'unavailable') return badGateway();
  return jsonResponse(result.status === 'found' ? result.value : whenMissing, caching);
}

/**
 * Reads the term of a request's `?search=` or other parameter, trimmed; returns a 400 response if it is
 * empty or too long.
 */
export function readTerm(request: Request, name = 'search'): string | Response {
  const term = (new URL(request.url).searchParams.get(name) ?? '').trim();
  if (normalizeText(term).trim() === '') return badRequest('Escribe qué quieres buscar.');
  if (term.length > TERM_LIMIT) {
    return badRequest(`La búsqueda admite hasta ${TERM_LIMIT} caracteres.`);
  }
  return term;
}
