/** The XML that search engines and readers of feeds request. */
export const DOCUMENTS = [
  '/sitemap.xml',
  '/sitemap-paginas-1.xml',
  '/sitemap-noticias.xml',
  '/blog/rss.xml',
  '/prensa/rss.xml',
];
