import 'server-only';
import type { NewsArticle, WithContext } from 'schema-dts';
import {
  getAllSummaries,
  getBlogPost,
  getBlogStates,
  getLatestBlogPosts,
  getNewestBlogPosts,
  getSummariesOfState,
  type BlogPost,
  type BlogSummary,
} from '@/lib/content/gateway/blog';
import { excerpt } from '@/lib/content/html/text';
import { parseVideo } from '@/lib/content/media/video';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { picture, titledPhotos } from '@/lib/features/content-types/shown';
import { statesOf } from '@/lib/features/news/cards';
import { readNews, findPost } from '@/lib/features/news/read-news';
import { articleData } from '@/lib/features/structured-data/page-data';
import { routes } from '@/lib/server/routing/routes';
import { formatDate } from '@/lib/util/format/dates';
import { NEWS_STEPS, pageUpTo } from '@/lib/util/pagination';

/** News; lists hold the beginning of each text. */
export const news = {
  tag: 'blog',
  noun: 'noticia',
  plural: 'noticias',
  pattern: '/Blog_Detalle/*',
  shownOn: [routes.home()],
  hasNamesakes: true,
  calls: {
    // With their texts.
    posts: { ...getAllSummaries.contract, read: () => getNewestBlogPosts('all', Infinity) },
    latestPosts: getLatestBlogPosts.contract,
    postStates: getBlogStates.contract,
  },
  callsById: { postsOfState: { ...getSummariesOfState.contract, of: 'postStates' } },
  callsByName: { postsByName: { ...getBlogPost.contract, of: 'posts' } },
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
    ...picture('name_cover_image', name_cover_image, 'newsCard'),
    ...titledPhotos('lstblog_photos', 'name_photo', lstblog_photos, 'news'),
  ],
  description: ({ text_publication }) => excerpt(text_publication),
  // Lists hold only the beginning of a post.
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
  shown: ({ title_publication, text_publication, video_url, start_date, url }) => ({
    names: { title_publication },
    htmls: [
      {
        field: 'text_publication',
        value: text_publication,
        level: 2,
        isMain: parseVideo(video_url) === undefined,
      },
    ],
    videos: { video_url },
    dates: { start_date },
    slug: { url },
  }),
} satisfies ContentType<BlogSummary, BlogPost>;
