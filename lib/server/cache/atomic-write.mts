// Next writes the files of a page (html, data, segments, `.meta`) in place: a killed process or a
// full disk would leave half a page for the next process. Here they are written to temporary files.
// To commit, `.meta`, without which a page is not read, is removed, and the new one is renamed
// last.
import { rename, rm, writeFile } from 'node:fs/promises';
import type { CacheFs } from 'next/dist/shared/lib/utils';
import { logError } from './stderr-log.mts';

/** At most one log line in this time for a disk that cannot be written, in ms. */
const LOG_INTERVAL_MS = 60_000;
const META_SUFFIX = '.meta';

type WritableFs = Pick<CacheFs, 'writeFile'>;

interface Written {
  paths: string[];
  bytes: number;
}

/** Writes in progress by key: two of one page must not mix. */
const inProgress = new Map<string, Promise<Written>>();
let loggedAt = -Infinity;

const isMeta = (path: string) => path.endsWith(META_SUFFIX);
/** One name per process, so a killed process leaves few files behind and the next overwrites them. */
const tempPath = (path: string) => `${path}.${process.pid}.tmp`;

function logFailure(error: unknown): void {
  if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
  loggedAt = performance.now();
  // The code alone: a message contains paths of the machine.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  logError('pages cannot be stored', { code });
}

async function commit(paths: string[]): Promise<void> {
  const [metas, others] = [paths.filter(isMeta), paths.filter((path) => !isMeta(path))];
  await Promise.all(metas.map((path) => rm(path, { force: true })));
  await Promise.all(others.map((path) => rename(tempPath(path), path)));
  await Promise.all(metas.map((path) => rename(tempPath(path), path)));
}

async function write<Fs extends WritableFs>(
  fs: Fs,
  store: (fs: Fs) => Promise<unknown>,
): Promise<Written> {
  const paths: string[] = [];
  let bytes = 0;
  const tempFs = {
    ...fs,
    writeFile: (path: string, data: string | Uint8Array) => {
      paths.push(path);
      bytes += Buffer.byteLength(data);
      return writeFile(tempPath(path), data);
    },
  };
  try {
    await store(tempFs);
    await commit(paths);
    return { paths, bytes };
  } catch (error) {
    await Promise.all(paths.map((path) => rm(tempPath(path), { force: true }).catch(() => {})));
    logFailure(error);
    return { paths: [], bytes: 0 };
  }
}

/** Stores a page's files completely or not at all and returns those written. Never rejects. */
export async function writeAtomically<Fs extends WritableFs>(
  fs: Fs,
  key: string,
  store: (fs: Fs) => Promise<unknown>,
): Promise<Written> {
  const before = inProgress.get(key);
  const writing = (async () => {
    await before;
    return write(fs, store);
  })();
  inProgress.set(key, writing);
  const written = await writing;
  if (inProgress.get(key) === writing) inProgress.delete(key);
  return written;
}
