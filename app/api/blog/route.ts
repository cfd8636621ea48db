import { jsonResponse, badRequest, badGateway } from '@/lib/content/gateway/api-responses';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { newsPage } from '@/lib/features/news/cards';
import { findBlogPosts } from '@/lib/features/news/read-news';
import { readPageNumber } from '@/lib/util/pagination';
import { TERM_LIMIT } from '@/lib/util/text';

/**
 * Returns the news as cards: `?buscar=` words, `&estado=` a state's id, `&pagina=` from 1, all optional.
 * 400 for an invalid parameter, 502 without the gateway.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const term = (query.get('buscar') ?? '').trim();
  const state = query.get('estado') || undefined;
  const stateId = state === undefined ? undefined : readPageNumber(state);
  const page = readPageNumber(query.get('pagina') ?? '1');
  if (term.length > TERM_LIMIT) {
    return badRequest(`La búsqueda admite hasta ${TERM_LIMIT} caracteres.`);
  }
  if (state !== undefined && stateId === undefined) return badRequest('El estado no es válido.');
  if (page === undefined) return badRequest('La página no es válida.');
  const posts = await findBlogPosts(term, stateId ?? 'all');
  if (posts.status === 'unavailable') return badGateway();
  return jsonResponse(newsPage(listOrEmpty(posts), page));
}
