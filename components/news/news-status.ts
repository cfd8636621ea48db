import type { News } from '@/components/news/useNews';
import { isFiltered } from '@/lib/features/news/address';
import type { NewsPage } from '@/lib/features/news/cards';
import { endOf, NEWS_STEPS } from '@/lib/util/pagination';
import type { NewsUrlState } from '@/lib/server/routing/routes';

export function newsStatus(shown: NewsPage, urlState: NewsUrlState, state: News['state']): string {
  if (state === 'loading') return 'Cargando noticias…';
  // The failure speaks for itself.
  if (state === 'failed') return '';
  const { total, page } = shown;
  const end = Math.min(endOf(page, NEWS_STEPS), total);
  const hidden = end < total;
  if (!isFiltered(urlState)) {
    return hidden ? `Se muestran ${end} de ${total} noticias` : `Se muestran las ${total} noticias`;
  }
  if (total === 0) return 'No se encontraron noticias';
  const found = total === 1 ? 'Se encontró 1 noticia' : `Se encontraron ${total} noticias`;
  return hidden ? `${found}; se muestran ${end}` : found;
}
