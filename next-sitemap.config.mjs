/**
 * What the sitemaps and robots.txt are made by. They are served by route handlers from the
 * gateway's content, so nothing is generated at build time.
 */
/** @satisfies {import('next-sitemap').IConfig} */
const config = {
  siteUrl: process.env.SITE_URL || 'http://localhost:3000',
  /** Most addresses in one file (the sitemap protocol's own limit). */
  sitemapSize: 50_000,
  robotsTxtOptions: {
    // Pages that are not to be found say so themselves; a crawler has to read them for that.
    policies: [{ userAgent: '*', disallow: ['/api/'] }],
  },
};

export default config;
