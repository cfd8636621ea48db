import type { Metadata } from 'next';
import { NewsIndex } from '@/components/news/NewsIndex';
import { getBlogPosts, getBlogStates } from '@/lib/gateway/blog';
import { listOrEmpty } from '@/lib/gateway/result';
import { newsPage } from '@/lib/news-cards';
import { requireSomeContent } from '@/lib/page-subject';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Noticias',
  description:
    'Noticias sobre recolección, separación, reciclaje y normatividad de residuos en México: guías prácticas, historias de la ruta y novedades por estado.',
  path: routes.blog(),
});

export default async function BlogPage() {
  const [posts, states] = await Promise.all([getBlogPosts(), getBlogStates()]);
  requireSomeContent([posts], 'blog');
  return <NewsIndex news={newsPage(listOrEmpty(posts), 1)} states={listOrEmpty(states)} />;
}
