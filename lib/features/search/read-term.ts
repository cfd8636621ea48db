import 'server-only';
import { badRequest } from '@/lib/content/gateway/api-responses';
import { normalizeText, TERM_LIMIT } from '@/lib/util/text';

/** The term of a request's `?search=` or other parameter, trimmed; a 400 response where it is empty or too long. */
export function readTerm(request: Request, name = 'search'): string | Response {
  const term = (new URL(request.url).searchParams.get(name) ?? '').trim();
  if (normalizeText(term).trim() === '') return badRequest('Escribe qué quieres buscar.');
  if (term.length > TERM_LIMIT) {
    return badRequest(`La búsqueda admite hasta ${TERM_LIMIT} caracteres.`);
  }
  return term;
}
