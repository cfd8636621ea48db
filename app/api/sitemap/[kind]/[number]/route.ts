import { connection } from 'next/server';
import { readPageNumber } from '@/lib/util/pagination';
import {
  conditionalResponse,
  documentMissing,
  documentUnavailable,
  XML,
} from '@/lib/publishing/documents';
import { keptSitemap } from '@/lib/publishing/sitemap/kept-sitemaps';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import { sitemapKinds, sitemapXml } from '@/lib/publishing/sitemap/sitemaps';

type Context = RouteContext<'/api/sitemap/[kind]/[number]'>;

/** One sitemap file; next.config.mjs rewrites its URL here. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const given = await params;
  const kind = sitemapKinds.find((name) => name === given.kind);
  const number = readPageNumber(given.number);
  if (kind === undefined || number === undefined) return documentMissing();
  const pages = await readSitePages();
  if (pages.status !== 'found') return documentUnavailable();
  const xml = await keptSitemap(pages.value, `${kind}-${number}`, () =>
    sitemapXml(pages.value, kind, number),
  );
  return xml === undefined ? documentMissing() : conditionalResponse(request, xml, XML);
}
