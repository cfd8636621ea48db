import type { Metadata } from 'next';
import { NewsDetail } from '@/components/news/NewsDetail';
import { config } from '@/lib/config';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { relatedCards } from '@/lib/features/news/cards';
import { findPost } from '@/lib/features/news/find-post';
import { requireFound } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

interface Props {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () => placeholderParams('name');

const findByName = (params: Props['params']) => findByParams(params, ({ name }) => findPost(name));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await findByName(params);
  if (result.status !== 'found') return {};
  const post = result.value;
  return pageMetadata({
    record: post,
    title: post.title_publication,
    description: excerpt(post.text_publication),
    path: routes.blogPost(post),
    type: 'article',
    feeds: 'news',
  });
}

export default async function NewsDetailPage({ params }: Props) {
  const [result, posts] = await Promise.all([findByName(params), getBlogSummaries('all')]);
  const post = requireFound(result, 'a news post');
  return (
    <NewsDetail
      post={post}
      related={relatedCards(listOrEmpty(posts), post)}
      url={new URL(routes.blogPost(post), config.siteUrl).href}
    />
  );
}
