import { connection } from 'next/server';
import sitemapConfig from '@/next-sitemap.config.mjs';
import { conditionalResponse } from '@/lib/publishing/documents';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** Returns the policies and the sitemap's URL, per request because one build serves any origin. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const groups = sitemapConfig.robotsTxtOptions.policies.map(({ userAgent, disallow }) =>
    [`User-agent: ${userAgent}`, ...disallow.map((path) => `Disallow: ${path}`)].join('\n'),
  );
  const text = [...groups, `Sitemap: ${absoluteUrl(routes.sitemap())}`].join('\n\n') + '\n';
  return conditionalResponse(request, text, 'text/plain; charset=utf-8');
}
