import { redirect } from 'next/navigation';
import { NewsIndex } from '@/components/news/NewsIndex';
import { getBlogStates } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { newsPage } from '@/lib/features/news/cards';
import { readNews } from '@/lib/features/news/read-news';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { isInRange, NEWS_STEPS } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';
import { numberedMetadata, requireNumberedPage } from '@/lib/features/page/numbered-page';
import { placeholderParams } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('page');

export const generateMetadata = numberedMetadata((page) => ({
  title: `Noticias: página ${page}`,
  description: `Página ${page} de las noticias y novedades de nuestra empresa.`,
  path: routes.blog(page),
  feeds: 'news',
}));

/** The news up to this page, cumulative (lib/util/pagination.ts says why). */
export default async function BlogPagePage({ params }: PageProps<'/blog/pagina/[page]'>) {
  const page = await requireNumberedPage(params, routes.blog());
  const [posts, states] = await Promise.all([readNews('all'), getBlogStates()]);
  requireSomeContent([posts], 'blog');
  const all = listOrEmpty(posts);
  if (!isInRange(page, all.length, NEWS_STEPS)) redirect(routes.notFound());
  return <NewsIndex news={newsPage(all, page)} states={listOrEmpty(states)} />;
}
