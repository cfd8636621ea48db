import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer';
import type { CachedRouteKind } from 'next/dist/server/response-cache/types';
import config from '@/next.config.mjs';
import { newFolder } from '@/tests/support/new-folder';

/** So that the test writes kilobytes. */
const SCALE = 1_000;

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('converted pictures take 500 MB of the disk, the newest ones', async () => {
  const limit = config.images?.maximumDiskCacheSize ?? NaN;
  expect(limit).toBe(500_000_000);
  const distDir = newFolder();
  const images = { ...config.images, maximumDiskCacheSize: limit / SCALE };
  const nextConfig = { images, experimental: { isrFlushToDisk: true } } as never;
  const cache = new ImageOptimizerCache({ distDir, nextConfig });
  const picture = (at: number) => ({
    kind: 'IMAGE' as CachedRouteKind.IMAGE,
    ...{ etag: `e${at}`, upstreamEtag: 'u', extension: 'webp', buffer: Buffer.alloc(100_000, at) },
  });
  for (let at = 1; at <= 12; at += 1)
    await cache.set(`key-${at}`, picture(at), { cacheControl: { revalidate: 60, expire: 60 } });
  const kept = await bytesIn(distDir);
  expect(kept).toBeGreaterThan(limit / SCALE / 2);
  expect(kept).toBeLessThanOrEqual(limit / SCALE);
  expect(await cache.get('key-12')).not.toBeNull();
  expect(await cache.get('key-1')).toBeNull();
});
