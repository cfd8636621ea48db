/** The XML documents that search engines and feed readers request. */
export const DOCUMENTS = [
  '/sitemap.xml',
  '/sitemap-paginas-1.xml',
  '/sitemap-noticias.xml',
  '/blog/rss.xml',
  '/prensa/rss.xml',
];
