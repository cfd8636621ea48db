// Stores rendered pages: the most recent in memory, and each one in its own file. A file is written under
// a temporary name and then renamed, so that a killed process or a full disk leaves no partial page.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { logError, errorCode } from '../../util/process.mts';

/** The value that Next passes to its cache handler for a page or a route, as far as the site reads it. */
export interface CachedResponse {
  kind: 'APP_PAGE' | 'APP_ROUTE';
  status?: number | undefined;
  headers?: Record<string, string | string[] | undefined> | undefined;
  html?: string;
  body?: Buffer;
  rscData?: Buffer | undefined;
  segmentData?: Map<string, Buffer> | undefined;
}

/** A stored page or route. */
export interface StoredPage {
  value: CachedResponse;
  /** Milliseconds since the epoch. */
  lastModified: number;
  /** Seconds. */
  cacheControl: { revalidate: number | false; expire?: number | undefined } | undefined;
}

const MEMORY_BYTES = 16 * 1024 * 1024;
/** A page with its data takes about 200 kB, so this holds the site several times. */
const DISK_BYTES = 1024 * 1024 * 1024;
/** Number of redirects and missing pages in memory. On disk, made-up addresses would fill all space. */
const MAX_NON_200 = 500;
const TEMP_SUFFIX = '.tmp';
/** Shortest time between two log lines about a disk that cannot be written. Milliseconds. */
const LOG_INTERVAL_MS = 60_000;

function sizeOf({ value: { html = '', body, rscData, segmentData } }: StoredPage): number {
  const segments = [...(segmentData?.values() ?? [])];
  const data = segments.reduce((sum, { length }) => sum + length, rscData?.length ?? 0);
  return html.length + (body?.length ?? 0) + data + 1;
}

const isPage = ({ value }: StoredPage) => (value.status ?? 200) === 200;
const removeFile = (path: string) => rm(path, { force: true }).catch(() => undefined);

/** Removes the folders of other builds, which remain on a volume that outlives a release. */
export async function removeOtherBuilds(folder: string, build: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => !other.startsWith(`${build}-`)))
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

function parse(bytes: Buffer): StoredPage | undefined {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}

/** Creates a store in `folder`, limited to `diskBytes`; without a folder, pages stay in memory only. */
export function createPageStore(folder: string | undefined, diskBytes = DISK_BYTES) {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: sizeOf,
  });
  const others = new LRUCache<string, StoredPage>({ max: MAX_NON_200 });
  const files = new LRUCache<string, number>({
    maxSize: diskBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, path, reason) => void (reason === 'evict' && removeFile(path)),
  });
  /** Pending writes by path. They run one after the other, because the last one must win. */
  const writing = new Map<string, Promise<void>>();
  let counted: Promise<void> | undefined;
  let loggedAt = -Infinity;
  let failures = 0;

  const pathOf = (key: string) =>
    folder && join(folder, createHash('sha256').update(key).digest('hex'));

  function noteFailure(error: unknown): void {
    failures += 1;
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    // Only the code is logged, because a message contains paths of the machine.
    logError('pages cannot be stored', { code: errorCode(error) });
  }

  /** Registers the files of an earlier process, oldest first, so that the oldest are evicted first. */
  async function countFiles(directory: string): Promise<void> {
    await mkdir(directory, { recursive: true });
    const found = await Promise.all(
      (await readdir(directory)).map(async (name) => {
        const path = join(directory, name);
        const { mtimeMs, size } = await stat(path);
        return { path, mtimeMs, size };
      }),
    );
    for (const { path, size } of found.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (path.endsWith(TEMP_SUFFIX)) await removeFile(path);
      else if (!files.has(path)) files.set(path, size);
    }
  }

  async function remove(path: string): Promise<void> {
    files.delete(path);
    await removeFile(path);
  }

  /** Reads a file and removes it if it is damaged. */
  async function read(path: string): Promise<StoredPage | undefined> {
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const entry = parse(bytes);
    if (entry === undefined) await remove(path);
    return entry;
  }

  async function write(path: string, entry: StoredPage): Promise<void> {
    const temp = `${path}.${process.pid}${TEMP_SUFFIX}`;
    try {
      await (counted ??= countFiles(dirname(path)));
      const bytes = serialize(entry);
      await writeFile(temp, bytes);
      await rename(temp, path);
      files.set(path, bytes.length);
      // The cache does not register a file that exceeds the limit by itself.
      if (!files.has(path)) await removeFile(path);
    } catch (error) {
      counted = undefined;
      await removeFile(temp);
      // Otherwise the earlier version would be served again once this one has left the memory.
      await remove(path);
      noteFailure(error);
    }
  }

  function remember(key: string, entry: StoredPage): void {
    const [own, other] = isPage(entry) ? [pages, others] : [others, pages];
    own.set(key, entry);
    other.delete(key);
  }

  const find = (key: string) => pages.get(key) ?? others.get(key);

  return {
    /** Returns the bytes on disk and how often a page could not be written. */
    stats: () => ({ bytes: files.calculatedSize, failures }),

    /** Returns a stored page; undefined for none, and for a file that cannot be read. */
    async get(key: string): Promise<StoredPage | undefined> {
      const path = pathOf(key);
      if (path) files.get(path);
      const known = find(key);
      if (known !== undefined || path === undefined) return known;
      await writing.get(path);
      const entry = await read(path);
      // A page that was stored during the read is newer.
      const newer = find(key);
      if (newer === undefined && entry !== undefined) remember(key, entry);
      return newer ?? entry;
    },

    /** Stores a page, in memory only if the disk cannot be written. Never rejects. */
    async set(key: string, entry: StoredPage): Promise<void> {
      remember(key, entry);
      const path = pathOf(key);
      if (path === undefined) return;
      const before = writing.get(path);
      const turn = (async () => {
        await before;
        await (isPage(entry) ? write(path, entry) : remove(path));
      })();
      writing.set(path, turn);
      await turn;
      if (writing.get(path) === turn) writing.delete(path);
    },
  };
}
