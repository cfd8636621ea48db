import 'server-only';
import type { NewsArticle, WithContext } from 'schema-dts';
import { type BlogPost, type BlogSummary } from '@/lib/content/gateway/blog';
import { excerpt } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { statesOf } from '@/lib/features/news/cards';
import { readNews, findPost } from '@/lib/features/news/read-news';
import { articleData } from '@/lib/features/structured-data/page-data';
import { routes } from '@/lib/server/routing/routes';
import { formatDate } from '@/lib/util/format/dates';
import { NEWS_STEPS, pageUpTo } from '@/lib/util/pagination';

/** News; lists have only the beginning of each text. */
export const news = {
  tag: 'blog',
  noun: 'noticia',
  pattern: '/Blog_Detalle/*',
  hasDuplicateNames: true,
  read: () => listed(readNews('all')),
  lists: ({ length }) =>
    Array.from({ length: pageUpTo(length, NEWS_STEPS) }, (_, at) => routes.blog(at + 1)),
  find: findPost,
  id: ({ id }) => id,
  title: ({ title_publication }) => title_publication,
  path: routes.blogPost,
  names: ({ id, url, title_publication }) => [id, url, title_publication],
  date: ({ start_date }) => start_date,
  pictures: ({ name_cover_image, lstblog_photos }) => [
    name_cover_image,
    ...lstblog_photos.map(({ name_photo }) => name_photo),
  ],
  description: ({ text_publication }) => excerpt(text_publication),
  entry: (post) => ({
    kind: 'news',
    line: formatDate(post.start_date),
    context: statesOf(post).join(', '),
    text: post.excerpt,
  }),
  structuredData: (post): WithContext<NewsArticle> =>
    articleData({
      title: post.title_publication,
      description: post.meta_description.trim() || excerpt(post.text_publication),
      date: post.start_date,
      path: routes.blogPost(post),
      states: statesOf(post),
    }),
} satisfies ContentType<BlogSummary, BlogPost>;
