import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import sitemapConfig from '@/next-sitemap.config.mjs';

/** robots.txt: the policies of next-sitemap.config.mjs and the sitemap index. */
export function robotsTxt(): string {
  const groups = sitemapConfig.robotsTxtOptions.policies.map(({ userAgent, disallow }) =>
    [`User-agent: ${userAgent}`, ...disallow.map((path) => `Disallow: ${path}`)].join('\n'),
  );
  return [...groups, `Sitemap: ${absoluteUrl(routes.sitemap())}`].join('\n\n') + '\n';
}
