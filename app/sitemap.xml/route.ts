import { connection } from 'next/server';
import { conditionalResponse, documentUnavailable, XML } from '@/lib/publishing/documents';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import { sitemapIndexXml } from '@/lib/publishing/sitemap/sitemaps';

/** Returns the sitemap index; 503 while a part of the content is unavailable. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const pages = await readSitePages();
  if (pages.status !== 'found') return documentUnavailable();
  return conditionalResponse(request, await sitemapIndexXml(pages.value), XML);
}
