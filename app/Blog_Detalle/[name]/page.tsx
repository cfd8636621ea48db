import type { Metadata } from 'next';
import { NewsDetail } from '@/components/news/NewsDetail';
import { config } from '@/lib/config';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { relatedCards } from '@/lib/features/news/cards';
import { findPost } from '@/lib/features/news/find-post';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

interface Props {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () => placeholderParams('name');

const postPage = recordPage({
  label: 'a news post',
  names: ['name'],
  find: findPost,
  id: ({ id }) => id,
  path: routes.blogPost,
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await postPage.record(params);
  if (!post) return {};
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
  const [post, posts] = await Promise.all([postPage.require(params), getBlogSummaries('all')]);
  return (
    <NewsDetail
      post={post}
      related={relatedCards(listOrEmpty(posts), post)}
      url={new URL(routes.blogPost(post), config.siteUrl).href}
    />
  );
}
