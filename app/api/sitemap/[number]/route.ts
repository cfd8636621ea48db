import { connection } from 'next/server';
import {
  conditionalResponse,
  documentMissing,
  documentUnavailable,
  XML,
} from '@/lib/publishing/documents';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import { sitemapXml } from '@/lib/publishing/sitemap/sitemaps';
import { readPageNumber } from '@/lib/util/pagination';

/** Returns one file of the sitemap; next.config.mjs rewrites its URL here. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/sitemap/[number]'>,
): Promise<Response> {
  await connection();
  const number = readPageNumber((await params).number);
  const pages = await readSitePages();
  if (pages.status !== 'found') return documentUnavailable();
  const xml = number && (await sitemapXml(pages.value, number));
  return xml ? conditionalResponse(request, xml, XML) : documentMissing();
}
