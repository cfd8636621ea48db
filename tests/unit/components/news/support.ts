import type { BlogPost, BlogSummary } from '@/lib/content/gateway/blog';
import { excerpt } from '@/lib/content/html/text';
import type { NewsCard, NewsPage } from '@/lib/features/news/cards';

const seo = { meta_description: '', meta_keywords: '', title_page: '' };

export function post(id: number, change: Partial<BlogPost> = {}): BlogPost {
  return {
    ...seo,
    id,
    url: `noticia-${id}`,
    title_publication: `Noticia ${id}`,
    text_publication: `<p>Texto de la noticia ${id}.</p>`,
    start_date: '2026-11-18',
    name_cover_image: '',
    video_url: '',
    lstblog_photos: [],
    lst_business_unit: [],
    ...change,
  };
}

export function summary(id: number, change: Partial<BlogPost> = {}): BlogSummary {
  const { text_publication, ...shown } = post(id, change);
  return { ...shown, excerpt: excerpt(text_publication) };
}

export const inStates = (...names: string[]): Pick<BlogPost, 'lst_business_unit'> => ({
  lst_business_unit: names.map((state) => ({ ubication: { state } })),
});

export const card = (id: number): NewsCard => ({
  id,
  title: `Noticia ${id}`,
  href: `/Blog_Detalle/noticia-${id}`,
  date: '18 de noviembre de 2026',
  isoDate: '2026-11-18',
  excerpt: 'Texto',
  file: '',
  states: [],
});

/** Returns page `page` of `total` posts, numbered from `first`, with 41 posts at most. */
export function pageOf(page: number, total: number, first = 1): NewsPage {
  const end = 3 + 2 * (page - 1);
  const start = Math.max(0, end - 41);
  const ids = Array.from({ length: Math.min(end, total) }, (_, index) => first + index);
  return { page, total, start, cards: ids.slice(start).map(card) };
}
