import 'server-only';
import {
  getBlogPost,
  getBlogSummaries,
  getLatestBlogPosts,
  getNewestBlogPosts,
  type PostsOf,
} from '@/lib/content/gateway/blog';
import { cached } from '@/lib/content/gateway/read';
import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { readNamesakes } from '@/lib/features/page/namesakes';
import { trimSlug } from '@/lib/util/trim-slug';

/** What names posts of which the gateway finds another by the title: most often there is none. */
async function readNames(): Promise<Result<[number, string][]>> {
  'use cache';
  const posts = await getBlogSummaries('all');
  if (posts.status !== 'found') return cached(posts, 'blog');
  const records = posts.value.map(({ id, url, title_publication: title }) => ({ id, url, title }));
  return cached({ ...posts, value: await readNamesakes(records, getBlogPost) }, 'blog');
}

/** Each post with a url that leads to its own page, where its title does not. */
async function withOwnUrls<P extends { id: number; url: string }>(
  reading: Promise<Result<P[]>>,
): Promise<Result<P[]>> {
  const posts = await reading;
  if (listOrEmpty(posts).every(({ url }) => trimSlug(url) !== '')) return posts;
  const names = new Map(listOrEmpty(await readNames()));
  if (names.size === 0) return posts;
  return mapResult(posts, (list) =>
    list.map((post) => ({ ...post, url: names.get(post.id) ?? post.url })),
  );
}

/** Posts of a state or of all, newest first, without their texts. */
export const readNews = (of: PostsOf) => withOwnUrls(getBlogSummaries(of));

/** The posts of the home page. */
export const readLatestNews = () => withOwnUrls(getLatestBlogPosts());

/** The first `count` posts of a state or of all, with their texts. */
export const readNewestNews = (of: PostsOf, count: number) =>
  withOwnUrls(getNewestBlogPosts(of, count));
