import { connection } from 'next/server';
import { getBlogSummaries } from '@/lib/content/gateway/blog';
import { conditionalResponse, documentUnavailable, XML } from '@/lib/server/http/conditional';
import { missingAsEmpty } from '@/lib/publishing/sitemap/site-page';
import { newsSitemapXml } from '@/lib/publishing/sitemap/sitemaps';

/** The posts of the last two days, for Google News. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const posts = await missingAsEmpty(getBlogSummaries('all'));
  if (posts.status !== 'found') return documentUnavailable();
  return conditionalResponse(request, newsSitemapXml(posts.value, new Date()), XML);
}
