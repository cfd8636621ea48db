import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Pages are static, made on first visit and refreshed in the background; every gateway read
  // is a 'use cache' function with its own lifetime (lib/cache).
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache-handler.cjs', import.meta.url)),
  poweredByHeader: false,
  reactStrictMode: true,
  // Slugs come from the gateway and may hold any character; one canonical form without slash.
  trailingSlash: false,
  // middleware.ts normalises addresses in one hop of its own.
  skipTrailingSlashRedirect: true,
  images: {
    // Only the site's own file path may be optimised, in a few fixed sizes.
    localPatterns: [{ pathname: '/archivos/**', search: '' }],
    remotePatterns: [],
    deviceSizes: [360, 640, 828, 1200, 1600],
    imageSizes: [64, 128, 256],
    qualities: [75],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: 86_400,
  },
  serverExternalPackages: ['pino', 'sharp'],
  // The embedded gateway reads these at run time, so a traced build must carry them along.
  outputFileTracingIncludes: { '/*': ['./data/**/*'] },
};

export default nextConfig;
