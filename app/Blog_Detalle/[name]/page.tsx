import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NewsDetail } from '@/components/news/NewsDetail';
import { config } from '@/lib/config';
import { getBlogPost, getBlogPosts } from '@/lib/gateway/blog';
import { listOrEmpty } from '@/lib/gateway/result';
import { excerpt } from '@/lib/html/text';
import { relatedCards } from '@/lib/news-cards';
import { subjectOf } from '@/lib/page-subject';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { placeholderParams, readParam } from '@/lib/static-params';

interface Props {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () => placeholderParams('name');

/** The post by its url or title. */
async function postOf({ params }: Props) {
  const name = readParam((await params).name);
  if (name === undefined) redirect(routes.notFound());
  return subjectOf(await getBlogPost(name), 'Blog_Detalle');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const post = await postOf(props);
  return pageMetadata({
    record: post,
    title: post.title_publication,
    description: excerpt(post.text_publication),
    path: routes.blogPost(post),
    ...(post.name_cover_image ? { image: routes.file(post.name_cover_image) } : {}),
    type: 'article',
  });
}

export default async function NewsDetailPage(props: Props) {
  const [post, posts] = await Promise.all([postOf(props), getBlogPosts()]);
  return (
    <NewsDetail
      post={post}
      related={relatedCards(listOrEmpty(posts), post)}
      url={new URL(routes.blogPost(post), config.siteUrl).href}
    />
  );
}
