import { fileURLToPath } from 'node:url';

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Pages are static, made on first visit and refreshed in the background; every gateway read
  // is a 'use cache' function with its own lifetime (lib/server/cache).
  cacheComponents: true,
  partialPrefetching: true,
  // A first visit waits for its page, so that an unknown name is a true 404: navigations need not
  // show something at once, and development does not ask for it.
  experimental: {
    instantInsights: { validationLevel: 'manual-warning' },
    // Narrower bounds, by kind of picture, are in lib/content/images/convertible.ts.
    imgOptMaxInputPixels: 120_000_000,
    // It keeps decoders: a JPEG in sixteen sizes left 1.2 GB of them behind.
    imgOptOperationCache: false,
  },
  cacheHandler: pathOf('./lib/server/cache/page-cache-handler.mts'),
  cacheHandlers: { default: pathOf('./lib/server/cache/use-cache-handler.mts') },
  // Docker's image takes a traced server along; `npm start` needs none (deploy/Dockerfile).
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Both are done once for each stored page (lib/server/http/precompressed-pages.ts).
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // Matches nobody. Those that Next takes for bots without scripts would get a page rendered for
  // each visit, uncached; a cached page is complete, its metadata stand in the head.
  htmlLimitedBots: /(?!)/,
  // Slugs come from the gateway and may hold any character; one canonical form without slash.
  trailingSlash: false,
  // middleware.ts normalises addresses in one hop of its own.
  skipTrailingSlashRedirect: true,
  images: {
    // Only the site's own file path may be optimised, in a few fixed sizes.
    localPatterns: [{ pathname: '/archivos/**', search: '' }],
    remotePatterns: [],
    deviceSizes: [360, 640, 828, 1200, 1600, 2000],
    imageSizes: [64, 128, 256],
    qualities: [75],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: 86_400,
    maximumRedirects: 0,
    // Larger ones are sent as they are (lib/content/images/optimizer-source.ts).
    maximumResponseBody: 20 * 1024 * 1024,
    // The least recently used go first.
    maximumDiskCacheSize: 500_000_000,
  },
  rewrites: async () => [
    // One page for each question, so that each has a head of its own; its state travels in the query.
    {
      source: '/detalle_pregunta',
      has: [
        { type: 'query', key: 'id_grouper', value: '(?<grouper>[1-9]\\d{0,14})' },
        { type: 'query', key: 'id', value: '(?<question>[1-9]\\d{0,14})' },
      ],
      destination: '/detalle_pregunta/:grouper/:question',
    },
    // A folder of app/ is a whole segment, and a sitemap stands for addresses beside and below it only.
    {
      source: '/sitemap-:kind(paginas|imagenes)-:number(\\d{1,4}).xml',
      destination: '/api/sitemap/:kind/:number',
    },
  ],
  serverExternalPackages: ['compression', 'pino', 'prom-client', 'redis', 'sharp'],
  // Traced only because some files are read by names made at run time.
  outputFileTracingExcludes: { '/*': ['./data/studio/**/*', './tests/**/*', './*.json'] },
  // What a traced build cannot find by itself: content that the embedded gateway reads, and the cache
  // handlers with their packages, because the tracer does not parse TypeScript.
  outputFileTracingIncludes: {
    '/*': [
      './data/content/**/*',
      './data/files/**/*',
      './data/*.json',
      './lib/server/cache/*.mts',
      './node_modules/{lru-cache,zod}/{package.json,**/*.js}',
      './node_modules/next/constants.js',
    ],
    '/compartir/*': ['./node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff'],
  },
};

export default nextConfig;
