/** The XML that search engines and readers of feeds ask for. */
export const DOCUMENTS = [
  '/sitemap.xml',
  '/sitemap-paginas-1.xml',
  '/sitemap-imagenes-1.xml',
  '/sitemap-noticias.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/estado/nuevo-leon/rss.xml',
  '/blog/estado/nuevo-leon/atom.xml',
  '/prensa/rss.xml',
  '/prensa/atom.xml',
];
