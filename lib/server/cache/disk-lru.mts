import { rm } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** 1 GiB. A page with its data is about 300 kB, so this holds the site several times. */
const MAX_BYTES = 1024 * 1024 * 1024;

interface PageFiles {
  paths: string[];
  bytes: number;
}

const removeFiles = (paths: string[]) =>
  Promise.all(paths.map((path) => rm(path, { force: true }).catch(() => undefined)));

/** Bounds the disk space of cached pages; those of an earlier process count once stored again. */
// One page has many URLs (letter case, ids, parts of a name), which could fill the disk.
export function createDiskLru(maxBytes: number = MAX_BYTES) {
  const pages = new LRUCache<string, PageFiles>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: ({ paths }, _key, reason) => {
      if (reason === 'evict') void removeFiles(paths);
    },
  });
  return {
    /** A page was stored in these files. One above the limit is removed at once. */
    add(key: string, paths: string[], bytes: number): void {
      pages.set(key, { paths, bytes });
      if (!pages.has(key)) void removeFiles(paths);
    },
    async remove(key: string): Promise<void> {
      const page = pages.peek(key);
      pages.delete(key);
      if (page) await removeFiles(page.paths);
    },
    touch(key: string): void {
      pages.get(key);
    },
  };
}
