import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { cached, get, post, readList, readOne } from '@/lib/content/gateway/read';
import { found, listOrEmpty, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { state } from '@/lib/content/gateway/states';
import { excerpt, textOf } from '@/lib/content/html/text';
import { nameKey } from '@/lib/util/names';

const photo = z.object({ name_photo: field.file, title: field.text });

/** Decodes `BlogPost`. */
export const blogPost = z.object({
  ...field.seoFields,
  id: field.id,
  title_publication: field.requiredText,
  text_publication: field.html,
  start_date: field.date,
  name_cover_image: field.file,
  video_url: field.text,
  lstblog_photos: field
    .listOf(photo)
    .transform((list) => list.filter((entry) => entry.name_photo !== '')),
  lst_business_unit: field.listOf(
    z.object({ ubication: field.objectOf({ state: field.stateText }) }),
  ),
});
/** A news item; its text is HTML that is not sanitized yet. */
export type BlogPost = z.output<typeof blogPost>;

const blogSummary = blogPost
  .omit({ meta_description: true, meta_keywords: true, title_page: true, video_url: true })
  .transform(({ text_publication, ...shown }) => ({
    ...shown,
    excerpt: excerpt(text_publication),
  }));
/** A post without its text, which lists leave out. */
export type BlogSummary = z.output<typeof blogSummary>;

const blogText = blogPost
  .pick({ id: true, text_publication: true })
  .transform(({ id, text_publication }) => ({ id, text: nameKey(textOf(text_publication)) }));
/** A post's text without accents and letter case, for searching only. */
export type BlogText = z.output<typeof blogText>;

/** A state's id, or all. It is never optional, since omitted and 'all' would be two cache entries. */
export type PostsOf = number | 'all';

const postsOf = (of: PostsOf) =>
  of === 'all' ? get('/web/blog/getall') : get('/web/blog/getall/{state}', of);

/** Reads posts in the gateway's order, newest first. */
export async function getBlogSummaries(of: PostsOf): Promise<Result<BlogSummary[]>> {
  'use cache';
  return readList(postsOf(of), blogSummary, 'blog');
}

/** Reads the texts of the same posts, for searching. */
export async function getBlogTexts(of: PostsOf): Promise<Result<BlogText[]>> {
  'use cache';
  return readList(postsOf(of), blogText, 'blog');
}

/** Reads the first `count` of the same posts, with their texts. */
export async function getNewestBlogPosts(of: PostsOf, count: number): Promise<Result<BlogPost[]>> {
  'use cache';
  const posts = await readList(postsOf(of), blogPost, 'blog');
  return mapResult(posts, (list) => list.slice(0, count));
}

/** Reads the posts of the home page. */
export async function getLatestBlogPosts() {
  'use cache';
  return readList(get('/web/blog/getLast'), blogPost, 'blog');
}

/** Reads the states of the location filter. */
export async function getBlogStates() {
  'use cache';
  return readList(get('/web/blog/getAllStates'), state, 'blog');
}

/** Reads one post by its id from the complete list, because the contract has no call for it. */
export async function getBlogPostById(postId: number): Promise<Result<BlogPost>> {
  'use cache';
  const posts = await readList(postsOf('all'), blogPost);
  const post = listOrEmpty(posts).find(({ id: candidate }) => candidate === postId);
  const absent = posts.status === 'unavailable' ? posts : missing;
  return cached(post ? found(post) : absent, 'blog', postId);
}

/** Reads one post by its `url` or title. */
export async function getBlogPost(name: string) {
  'use cache';
  return readOne(post('/web/blog/getbydesc/', { description: name }), blogPost, 'blog', name);
}
