import { connection } from 'next/server';
import { conditionalResponse, documentUnavailable, XML } from '@/lib/publishing/documents';
import { newsSitemapXml } from '@/lib/publishing/sitemap/sitemaps';
import { listed } from '@/lib/features/content-types/content-type';
import { readNews } from '@/lib/features/news/read-news';

/** Returns the posts of the last two days, for Google News. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const posts = await listed(readNews('all'));
  if (posts.status !== 'found') return documentUnavailable();
  return conditionalResponse(request, await newsSitemapXml(posts.value, new Date()), XML);
}
