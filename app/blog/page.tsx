import type { Metadata } from 'next';
import { NewsIndex } from '@/components/news/NewsIndex';
import { getBlogSummaries, getBlogStates } from '@/lib/gateway/blog';
import { listOrEmpty } from '@/lib/gateway/result';
import { newsPage } from '@/lib/news-cards';
import { requireSomeContent } from '@/lib/page-subject';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({ ...fixedPages.blog, feeds: 'news' });

export default async function BlogPage() {
  const [posts, states] = await Promise.all([getBlogSummaries('all'), getBlogStates()]);
  requireSomeContent([posts], 'blog');
  return <NewsIndex news={newsPage(listOrEmpty(posts), 1)} states={listOrEmpty(states)} />;
}
