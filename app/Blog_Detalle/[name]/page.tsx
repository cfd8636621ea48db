import { NewsDetail } from '@/components/news/NewsDetail';
import { config } from '@/lib/config';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { news } from '@/lib/features/content-types/news';
import { typePage } from '@/lib/features/page/type-page';
import { relatedCards } from '@/lib/features/news/cards';
import { readNews } from '@/lib/features/news/read-news';
import { placeholderParams } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name');

const postPage = typePage(news, { type: 'article', feeds: 'news' });

export const generateMetadata = postPage.metadata;

export default async function NewsDetailPage({ params }: PageProps<'/Blog_Detalle/[name]'>) {
  const [post, posts] = await Promise.all([postPage.require(params), readNews('all')]);
  return (
    <NewsDetail
      post={post}
      related={relatedCards(listOrEmpty(posts), post)}
      url={new URL(news.path(post), config.siteUrl).href}
    />
  );
}
