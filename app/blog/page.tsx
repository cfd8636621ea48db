import { NewsIndex } from '@/components/news/NewsIndex';
import { getBlogStates } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { newsPage } from '@/lib/features/news/cards';
import { readNews } from '@/lib/features/news/read-news';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

export const metadata = pageMetadata({ ...fixedPages.blog, feeds: 'news' });

export default async function BlogPage() {
  const [posts, states] = await Promise.all([readNews('all'), getBlogStates()]);
  requireSomeContent([posts], 'blog');
  return <NewsIndex news={newsPage(listOrEmpty(posts), 1)} states={listOrEmpty(states)} />;
}
