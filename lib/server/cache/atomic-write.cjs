/**
 * Stored pages that are whole or absent, whatever happens while they are written.
 *
 * Next writes the files of a page (html, data, segments, `.meta`) in place and at once, so a process
 * that is killed in between, or a disk that fills up, leaves half a page that the next process
 * would serve. Here they are first written beside their places. Then, in an instant, the page's
 * `.meta`, without which no page is read, goes away, the files take their places, and the new
 * `.meta` comes last.
 */
const { rename, rm, writeFile } = require('node:fs/promises');

/** How often a disk that takes nothing is told of, in ms. */
const TOLD_EVERY_MS = 60_000;
const META_SUFFIX = '.meta';

/** Writings under way, by key: two of one page must not mix. */
const writings = new Map();
let toldAt = -Infinity;

const isMeta = (path) => path.endsWith(META_SUFFIX);
/** One name a process, so that what a killed one leaves behind is written over or stays little. */
const asideOf = (path) => `${path}.${process.pid}.tmp`;

function tell(error) {
  if (performance.now() - toldAt < TOLD_EVERY_MS) return;
  toldAt = performance.now();
  // The code alone: a message names paths of the machine.
  const line = { level: 50, time: new Date(), msg: 'pages cannot be stored', code: error?.code };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

async function place(paths) {
  const [metas, others] = [paths.filter(isMeta), paths.filter((path) => !isMeta(path))];
  await Promise.all(metas.map((path) => rm(path, { force: true })));
  await Promise.all(others.map((path) => rename(asideOf(path), path)));
  await Promise.all(metas.map((path) => rename(asideOf(path), path)));
}

async function write(cache, store) {
  const paths = [];
  let bytes = 0;
  const fs = {
    ...cache.fs,
    writeFile: (path, data) => {
      paths.push(path);
      bytes += Buffer.byteLength(data);
      return writeFile(asideOf(path), data);
    },
  };
  try {
    await store(Object.create(cache, { fs: { value: fs } }));
    await place(paths);
    return { paths, bytes };
  } catch (error) {
    // It stays in memory, and what is on disk stays as it is: a page answers without being stored.
    await Promise.all(paths.map((path) => rm(asideOf(path), { force: true }).catch(() => {})));
    tell(error);
    return { paths: [], bytes: 0 };
  }
}

/**
 * Lets a file-system cache store one page, all of it or nothing. Never throws: a page that cannot
 * be stored is told of in the log, once a minute at most.
 *
 * @param cache a Next `FileSystemCache`.
 * @param key of the page.
 * @param store stores the page with the given cache, which writes through here.
 * @returns its files and their bytes; none where it could not be stored.
 */
async function storeWhole(cache, key, store) {
  const before = writings.get(key);
  const writing = (async () => {
    await before;
    return write(cache, store);
  })();
  writings.set(key, writing);
  const written = await writing;
  if (writings.get(key) === writing) writings.delete(key);
  return written;
}

module.exports = { storeWhole };
