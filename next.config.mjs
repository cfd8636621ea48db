import { fileURLToPath } from 'node:url';
import { securityHeaders } from './lib/server/http/security-headers.mts';

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Pages are static, rendered on first request and revalidated in the background; every gateway
  // read is a 'use cache' function with its own lifetime (lib/server/cache).
  cacheComponents: true,
  partialPrefetching: true,
  // A first visit waits for its page, so that an unknown name gets its own status. Links load documents, so
  // development need not check that the client router is instant.
  experimental: {
    // Styles of one page are not sent with another.
    cssChunking: 'graph',
    instantInsights: { validationLevel: 'manual-warning' },
    // A larger picture is sent unconverted. lib/publishing/share/photo.ts has the same limit.
    imgOptMaxInputPixels: 50_000_000,
    // The cache retains decoders: one JPEG in sixteen sizes left 1.2 GB of them.
    imgOptOperationCache: false,
    // CI builds only once, and the cache for later builds takes an eighth of a build.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  cacheHandler: pathOf('./lib/server/cache/page-cache-handler.mts'),
  cacheHandlers: { default: pathOf('./lib/server/cache/use-cache-handler.mts') },
  // `next dev` prints localhost. Without this line 127.0.0.1 has no hot reload.
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  // `npm run types` is a separate check, which `npm run verify` need not run twice.
  typescript: { ignoreBuildErrors: process.env.NEXT_TYPES === 'off' },
  // The pattern matches nothing. Bots that Next considers unable to run scripts would get an uncached
  // render on each visit, although a cached page has its metadata in the head.
  htmlLimitedBots: /(?!)/,
  // middleware.ts redirects a URL to its one canonical form, without a slash, in one hop.
  skipTrailingSlashRedirect: true,
  images: {
    // Only the site's own files may be optimised, in a few fixed sizes.
    localPatterns: [{ pathname: '/archivos/**', search: '' }],
    deviceSizes: [360, 640, 828, 1200, 1920],
    imageSizes: [16, 128, 256],
    minimumCacheTTL: 86_400,
    maximumRedirects: 0,
    maximumResponseBody: 20 * 1024 * 1024,
    maximumDiskCacheSize: 500_000_000,
  },
  redirects: async () => [
    // The sheet of a zone was once also a PDF.
    {
      source: '/sucursales/:name/:zone/hoja.pdf',
      destination: '/sucursales/:name/:zone/hoja',
      permanent: true,
    },
    // There were once also Atom feeds, and feeds per state.
    {
      source: '/:list(blog|prensa)/atom.xml',
      destination: '/:list/rss.xml',
      permanent: true,
    },
    {
      source: '/blog/estado/:state/:feed(rss.xml|atom.xml)',
      destination: '/blog/rss.xml',
      permanent: true,
    },
  ],
  headers: async () => securityHeaders,
  rewrites: async () => [
    // Each question has its own page and so its own metadata; its URL has the ids in the query.
    {
      source: '/detalle_pregunta',
      has: [
        { type: 'query', key: 'id_grouper', value: '(?<grouper>[1-9]\\d{0,14})' },
        { type: 'query', key: 'id', value: '(?<question>[1-9]\\d{0,14})' },
      ],
      destination: '/detalle_pregunta/:grouper/:question',
    },
    // A folder of app/ is a full segment, and a sitemap covers only URLs beside and below it.
    {
      source: '/sitemap-paginas-:number(\\d{1,4}).xml',
      destination: '/api/sitemap/:number',
    },
  ],
  serverExternalPackages: ['prom-client', 'redis'],
};

export default nextConfig;
