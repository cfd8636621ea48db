import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/cache/tags';
import {
  file,
  html,
  id,
  listOf,
  objectOf,
  requiredText,
  seoFields,
  text,
} from '@/lib/gateway/fields';
import { cached, get, post, readList, readOne } from '@/lib/gateway/read';
import type { Result } from '@/lib/gateway/result';
import { state, type State } from '@/lib/gateway/states';

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
export type BlogPost = z.output<typeof blogPost>;

/** All posts, newest first as the gateway orders them. */
export async function getBlogPosts(): Promise<Result<BlogPost[]>> {
  'use cache';
  return cached(await readList(get`/web/blog/getall`, blogPost), 'blog');
}

/** The posts of one state. */
export async function getBlogPostsOfState(stateId: number): Promise<Result<BlogPost[]>> {
  'use cache';
  return cached(await readList(get`/web/blog/getall/${stateId}`, blogPost), 'blog');
}

/** The latest posts, for the home page. */
export async function getLatestBlogPosts(): Promise<Result<BlogPost[]>> {
  'use cache';
  return cached(await readList(get`/web/blog/getLast`, blogPost), 'blog');
}

/** The states that the location filter offers. */
export async function getBlogStates(): Promise<Result<State[]>> {
  'use cache';
  return cached(await readList(get`/web/blog/getAllStates`, state), 'blog');
}

/** One post by its url or title. */
export async function getBlogPost(name: string): Promise<Result<BlogPost>> {
  'use cache';
  const call = post('/web/blog/getbydesc/', { description: name });
  return cached(await readOne(call, blogPost), 'blog', recordTag('blog', name));
}
