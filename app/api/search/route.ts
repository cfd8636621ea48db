import { answer, badRequest, gatewayDown } from '@/lib/api-answers';
import { listOrEmpty } from '@/lib/gateway/result';
import { searchSite } from '@/lib/gateway/search';
import { searchAnswer } from '@/lib/search/cards';
import { TERM_LIMIT } from '@/lib/search/term';

/**
 * The site search: `?search=` what is searched for. 400 without a term or with one above the
 * limit, 502 without a gateway.
 */
export async function GET(request: Request): Promise<Response> {
  const term = (new URL(request.url).searchParams.get('search') ?? '').trim();
  if (term === '') return badRequest('Escriba qué desea buscar.');
  if (term.length > TERM_LIMIT) {
    return badRequest(`La búsqueda admite hasta ${TERM_LIMIT} caracteres.`);
  }
  const results = await searchSite(term);
  if (results.status === 'unavailable') return gatewayDown();
  return answer(searchAnswer(listOrEmpty(results)));
}
