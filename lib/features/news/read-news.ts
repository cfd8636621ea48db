import 'server-only';
import {
  getBlogPost,
  getBlogPostById,
  getBlogSummaries,
  getBlogTexts,
  getLatestBlogPosts,
  getNewestBlogPosts,
  type BlogPost,
  type BlogSummary,
  type PostsOf,
} from '@/lib/content/gateway/blog';
import { cached } from '@/lib/content/gateway/read';
import { listOrEmpty, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { findByUrl } from '@/lib/features/page/find-by-url';
import { readUniqueNames } from '@/lib/features/page/unique-names';
import { nameKey, trimSlug } from '@/lib/util/names';

/** Reads names, by id, for posts whose title finds another post in the gateway. Usually there are none. */
async function readNames(): Promise<Result<[number, string][]>> {
  'use cache';
  const posts = await getBlogSummaries('all');
  if (posts.status !== 'found') return cached(posts, 'blog');
  const records = posts.value.map(({ id, url, title_publication: title }) => ({ id, url, title }));
  return cached({ ...posts, value: await readUniqueNames(records, getBlogPost) }, 'blog');
}

/** Adds a url to each post without one whose title leads to the page of another. */
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

/** Reads posts of a state or of all, newest first, without their texts. */
export const readNews = (of: PostsOf) => withOwnUrls(getBlogSummaries(of));

/** Reads the posts of the home page. */
export const readLatestNews = () => withOwnUrls(getLatestBlogPosts());

/** Reads the first `count` posts of a state or of all, with their texts. */
export const readNewestNews = (of: PostsOf, count: number) =>
  withOwnUrls(getNewestBlogPosts(of, count));

/**
 * Finds a post by its url or title, else by its id, which becomes its url if no other name finds the post.
 * Never throws.
 */
export async function findPost(name: string): Promise<Result<BlogPost>> {
  const named = await findByUrl(name, {
    find: getBlogPost,
    list: () => getBlogSummaries('all'),
    title: ({ title_publication }) => title_publication,
    byId: getBlogPostById,
  });
  if (named.status !== 'missing' || !/^\d+$/.test(name)) return named;
  // The cached list is checked first, because reading by id reads all texts and the id may be invented.
  const posts = await getBlogSummaries('all');
  if (posts.status !== 'found') return posts;
  const summary = posts.value.find(({ id }) => String(id) === name);
  if (!summary) return missing;
  const own = await getBlogPost(summary.url.trim() || summary.title_publication);
  if (own.status === 'unavailable') return own;
  if (own.status === 'found' && own.value.id === summary.id) return own;
  return mapResult(await getBlogPostById(summary.id), (post) => ({ ...post, url: name }));
}

/** Finds the posts with every word of the term in title or text, ignoring accents and case. */
export async function findBlogPosts(term: string, of: PostsOf): Promise<Result<BlogSummary[]>> {
  const posts = await readNews(of);
  const words = nameKey(term).split(' ').filter(Boolean);
  if (posts.status !== 'found' || words.length === 0) return posts;
  const texts = await getBlogTexts(of);
  if (texts.status === 'unavailable') return texts;
  const textOfPost = new Map(listOrEmpty(texts).map(({ id, text }) => [id, text]));
  return mapResult(posts, (list) =>
    list.filter(({ id, title_publication }) => {
      const title = nameKey(title_publication);
      const text = textOfPost.get(id) ?? '';
      return words.every((word) => title.includes(word) || text.includes(word));
    }),
  );
}
