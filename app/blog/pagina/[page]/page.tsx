import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NewsIndex } from '@/components/news/NewsIndex';
import { getBlogStates } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { newsPage } from '@/lib/features/news/cards';
import { readNews } from '@/lib/features/news/read-news';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { isInRange, NEWS_STEPS } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import {
  placeholderParams,
  readNumberedPage,
  requireNumberedPage,
} from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

interface Props {
  params: Promise<{ page: string }>;
}

export const generateStaticParams = () => placeholderParams('page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readNumberedPage(params);
  return pageMetadata({
    title: `Noticias: página ${page}`,
    description: `Página ${page} de las noticias sobre recolección, separación, reciclaje y normatividad de residuos en México.`,
    path: routes.blog(page),
    feeds: 'news',
  });
}

/** The news up to this page, cumulative (lib/util/pagination.ts says why). */
export default async function BlogPagePage({ params }: Props) {
  const page = await requireNumberedPage(params, routes.blog());
  const [posts, states] = await Promise.all([readNews('all'), getBlogStates()]);
  requireSomeContent([posts], 'blog');
  const all = listOrEmpty(posts);
  if (!isInRange(page, all.length, NEWS_STEPS)) redirect(routes.notFound());
  return <NewsIndex news={newsPage(all, page)} states={listOrEmpty(states)} />;
}
