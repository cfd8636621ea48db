import 'server-only';
import {
  getBlogPost,
  getBlogPostById,
  getBlogSummaries,
  type BlogPost,
} from '@/lib/content/gateway/blog';
import { mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { findByUrl } from '@/lib/features/page/find-by-url';

/**
 * A post by its url or title, else by its id, which then stands as its url where no other name finds
 * it. Never throws.
 */
export async function findPost(name: string): Promise<Result<BlogPost>> {
  const named = await findByUrl(name, {
    find: getBlogPost,
    list: () => getBlogSummaries('all'),
    title: ({ title_publication }) => title_publication,
    byId: getBlogPostById,
  });
  if (named.status !== 'missing' || !/^\d+$/.test(name)) return named;
  // The list is cached; a made-up id must not have all texts read.
  const posts = await getBlogSummaries('all');
  if (posts.status !== 'found') return posts;
  const summary = posts.value.find(({ id }) => String(id) === name);
  if (!summary) return missing;
  const own = await getBlogPost(summary.url.trim() || summary.title_publication);
  if (own.status === 'unavailable') return own;
  if (own.status === 'found' && own.value.id === summary.id) return own;
  return mapResult(await getBlogPostById(summary.id), (post) => ({ ...post, url: name }));
}
