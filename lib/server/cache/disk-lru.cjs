/**
 * How much of the disk stored pages take. A page answers under more addresses than anybody links
 * (spaces, letter case, ids, parts of a name), so without a limit somebody could fill the disk.
 *
 * Pages of an earlier process count from the first time they are read or written again.
 */
const { rm } = require('node:fs/promises');
const { LRUCache } = require('lru-cache');

/** A page with its data is about 300 kB; that is more pages than the site has, several times. */
const MAX_BYTES = 1024 * 1024 * 1024;

const removeFiles = (paths) =>
  Promise.all(paths.map((path) => rm(path, { force: true }).catch(() => {})));

/**
 * Keeps the files of pages below a number of bytes: what was used longest ago goes first.
 *
 * @param maxBytes by default 1 GiB.
 */
function createDiskBudget(maxBytes = MAX_BYTES) {
  const pages = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: ({ paths }, _key, reason) => {
      if (reason === 'evict') void removeFiles(paths);
    },
  });
  return {
    /** Notes that a page was stored in these files. One above the whole budget does not stay. */
    stored(key, paths, bytes) {
      pages.set(key, { paths, bytes });
      if (!pages.has(key)) void removeFiles(paths);
    },
    /** Removes a page's files. */
    async removed(key) {
      const page = pages.peek(key);
      pages.delete(key);
      if (page) await removeFiles(page.paths);
    },
    /** Notes that a page was read. */
    used(key) {
      pages.get(key);
    },
  };
}

module.exports = { createDiskBudget };
