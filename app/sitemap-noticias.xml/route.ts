import { connection } from 'next/server';
import { conditionalResponse, documentUnavailable, XML } from '@/lib/publishing/documents';
import { keptNewsSitemap } from '@/lib/publishing/sitemap/kept-sitemaps';
import { listed } from '@/lib/features/content-types/content-type';
import { readNews } from '@/lib/features/news/read-news';

/** The posts of the last two days, for Google News. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const posts = await listed(readNews('all'));
  if (posts.status !== 'found') return documentUnavailable();
  return conditionalResponse(request, keptNewsSitemap(posts.value, new Date()), XML);
}
