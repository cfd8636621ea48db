import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import { listCall, lookupCall } from '@/lib/content/gateway/calls';
import {
  file,
  html,
  id,
  listOf,
  objectOf,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';
import { cached, callTo, readList } from '@/lib/content/gateway/read';
import { mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { state } from '@/lib/content/gateway/states';
import { cacheText } from '@/lib/content/html/text-index';
import { excerpt } from '@/lib/content/html/text';

const photo = z.object({ name_photo: file, title: text });

const blogPost = z.object({
  ...seoFields,
  id,
  title_publication: requiredText,
  text_publication: html,
  start_date: text,
  name_cover_image: file,
  video_url: text,
  lstblog_photos: listOf(photo).transform((list) =>
    list.filter((entry) => entry.name_photo !== ''),
  ),
  lst_business_unit: listOf(z.object({ ubication: objectOf({ state: text }) })),
});
/** A news item with its text as the gateway sends it: HTML that nobody has sanitized yet. */
export type BlogPost = z.output<typeof blogPost>;

const blogSummary = blogPost
  .omit({ meta_description: true, meta_keywords: true, title_page: true, video_url: true })
  .transform(({ text_publication, ...shown }) => ({
    ...shown,
    excerpt: excerpt(text_publication),
    textKey: cacheText(text_publication),
  }));
/** A post without its text: with texts, a list of thousands is megabytes. */
export type BlogSummary = z.output<typeof blogSummary>;

const blogText = blogPost.pick({ text_publication: true });

/** A state's id, or all. Never optional: omitted and 'all' would be two cache entries. */
export type PostsOf = number | 'all';

const ALL = '/web/blog/getall';
const OF_STATE = '/web/blog/getall/{state}';

/** Posts in the gateway's order, newest first. */
export const getAllSummaries = listCall(ALL, blogSummary, 'blog');

/** As `getAllSummaries`, of one state. */
export const getSummariesOfState = listCall(OF_STATE, blogSummary, 'blog');

/** As `getAllSummaries`, of what is asked for. */
export const getBlogSummaries = (of: PostsOf): Promise<Result<BlogSummary[]>> =>
  of === 'all' ? getAllSummaries() : getSummariesOfState(of);

const readPosts = <S extends z.ZodType>(of: PostsOf, schema: S) =>
  readList(of === 'all' ? callTo('GET', ALL) : callTo('GET', OF_STATE, [of]), schema);

/** The texts of the same posts, for searching once the text index has evicted them. */
export async function getBlogTexts(of: PostsOf): Promise<Result<string[]>> {
  'use cache';
  const posts = await readPosts(of, blogText);
  return cached(
    mapResult(posts, (list) => list.map(({ text_publication }) => text_publication)),
    'blog',
  );
}

/** The first `count` of the same posts, with their texts. */
export async function getNewestBlogPosts(of: PostsOf, count: number): Promise<Result<BlogPost[]>> {
  'use cache';
  const posts = await readPosts(of, blogPost);
  return cached(
    mapResult(posts, (list) => list.slice(0, count)),
    'blog',
  );
}

/** The posts of the home page. */
export const getLatestBlogPosts = listCall('/web/blog/getLast', blogPost, 'blog');

/** The states of the location filter. */
export const getBlogStates = listCall('/web/blog/getAllStates', state, 'blog');

/** One post by its id, for which the contract has no call: the complete list is read. */
export async function getBlogPostById(postId: number): Promise<Result<BlogPost>> {
  'use cache';
  const tag = recordTag('blog', postId);
  const posts = await readPosts('all', blogPost);
  if (posts.status !== 'found') return cached(posts, 'blog', tag);
  const post = posts.value.find(({ id: candidate }) => candidate === postId);
  return cached(post ? { ...posts, value: post } : missing, 'blog', tag);
}

/** One post by its `url` or title. */
export const getBlogPost = lookupCall('/web/blog/getbydesc/', 'description', blogPost, 'blog');
