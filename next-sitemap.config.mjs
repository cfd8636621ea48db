/**
 * What the sitemaps and robots.txt are made by. They are served by route handlers from the
 * gateway's content, so nothing is generated at build time.
 */
/** @satisfies {Partial<import('next-sitemap').IConfig>} */
const config = {
  /** Most addresses in one file (the sitemap protocol's own limit). */
  sitemapSize: 50_000,
  robotsTxtOptions: {
    // Pages that are not to be found say so themselves; a crawler has to read them for that.
    policies: [{ userAgent: '*', disallow: ['/api/'] }],
  },
};

export default config;
