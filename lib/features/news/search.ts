import 'server-only';
import { nameKey } from '@/lib/util/name-keys';
import { getBlogTexts, type BlogSummary, type PostsOf } from '@/lib/content/gateway/blog';
import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { readNews } from '@/lib/features/news/read-news';
import { indexTexts, cacheText, indexedText, searchWords } from '@/lib/content/html/text-index';

/** The posts with every word of the term in title or text, ignoring accents and case. */
export async function findBlogPosts(term: string, of: PostsOf): Promise<Result<BlogSummary[]>> {
  const posts = await readNews(of);
  const words = searchWords(term);
  if (posts.status !== 'found' || words.length === 0) return posts;
  const keys = posts.value.map(({ textKey }) => textKey);
  // The list may come from another instance, or be older than the text cache.
  if (!(await indexTexts(keys))) {
    const texts = await getBlogTexts(of);
    if (texts.status === 'unavailable') return texts;
    await indexTexts(listOrEmpty(texts).map(cacheText));
  }
  return mapResult(posts, (list) =>
    list.filter((post) => {
      const title = nameKey(post.title_publication);
      const text = indexedText(post.textKey) ?? '';
      return words.every((word) => title.includes(word) || text.includes(word));
    }),
  );
}
