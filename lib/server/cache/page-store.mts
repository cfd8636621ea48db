// Cached pages: the most recent in memory, and each in a file of its own. A file is written under
// another name and renamed, so that a killed process or a full disk leaves no half page.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { readPage, type SharedPage } from './entry-schema.mts';
import { logError } from '../observability/stderr-log.mts';
import { errorCode } from '../../util/error-code.mts';

const MEMORY_BYTES = 16 * 1024 * 1024;
/** A page with its data takes about 200 kB, so this holds the site several times. */
const DISK_BYTES = 1024 * 1024 * 1024;
/** Redirects and missing pages stay in memory, in this number: random URLs would fill the disk. */
const MAX_NON_200 = 500;
/** A missing page is a whole one: 500 would take a hundred megabytes. */
const NON_200_BYTES = 4 * 1024 * 1024;
const TEMP_SUFFIX = '.tmp';
/** At most one log line in this time for a disk that cannot be written, in ms. */
const LOG_INTERVAL_MS = 60_000;

function sizeOf({ value }: SharedPage): number {
  if ('body' in value) return value.body.length + 1;
  const segments = [...(value.segmentData?.values() ?? [])];
  const data = segments.reduce((sum, { length }) => sum + length, value.rscData?.length ?? 0);
  return value.html.length + data + 1;
}

/** Of its own memory: a small buffer is a slice of Node's pool of 64 kB, one of a file a view of the whole. */
const ownBytes = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

function compact(entry: SharedPage): SharedPage {
  const { value } = entry;
  if ('body' in value) return { ...entry, value: { ...value, body: ownBytes(value.body) } };
  const { rscData, segmentData } = value;
  const segments = Array.from(segmentData ?? [], ([path, data]) => [path, ownBytes(data)] as const);
  const own = {
    rscData: rscData && ownBytes(rscData),
    segmentData: segmentData && new Map(segments),
  };
  return { ...entry, value: { ...value, ...own } };
}

function parse(bytes: Buffer): SharedPage | undefined {
  try {
    return readPage(deserialize(bytes));
  } catch {
    return undefined;
  }
}

const isPage = ({ value }: SharedPage) => (value.status ?? 200) === 200;
const removeFile = (path: string) => rm(path, { force: true }).catch(() => undefined);

/** Removes the folders of other builds, which a volume that outlives a release still has. */
export async function removeOtherBuilds(folder: string, build: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => !other.startsWith(`${build}-`)))
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

/** A store in `folder`; without one in memory alone. `diskBytes` bounds the folder. */
export function createPageStore(folder: string | undefined, diskBytes = DISK_BYTES) {
  const pages = new LRUCache<string, SharedPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: sizeOf,
  });
  const others = new LRUCache<string, SharedPage>({
    max: MAX_NON_200,
    maxSize: NON_200_BYTES,
    sizeCalculation: sizeOf,
  });
  /** Bytes by path. One page has many URLs (letter case, ids), which could fill the disk. */
  const files = new LRUCache<string, number>({
    maxSize: diskBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, path, reason) => void (reason === 'evict' && removeFile(path)),
  });
  /** Writes by key, one after the other: the last one must win. */
  const writing = new Map<string, Promise<void>>();
  let loggedAt = -Infinity;
  let failures = 0;

  const pathOf = (key: string) =>
    folder && join(folder, createHash('sha256').update(key).digest('hex'));

  function noteFailure(error: unknown): void {
    failures += 1;
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    // The code alone: a message contains paths of the machine.
    logError('pages cannot be stored', { code: errorCode(error) });
  }

  /** Counts what an earlier process has left; oldest first, so that it is evicted first. */
  async function countFiles(directory: string): Promise<void> {
    await mkdir(directory, { recursive: true });
    const names = await readdir(directory);
    const found = await Promise.all(
      names.map(async (name) => {
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
  let counted: Promise<void> | undefined;

  async function remove(path: string): Promise<void> {
    files.delete(path);
    await removeFile(path);
  }

  async function write(path: string, entry: SharedPage): Promise<void> {
    const temp = `${path}.${process.pid}${TEMP_SUFFIX}`;
    try {
      await (counted ??= countFiles(dirname(path)));
      const bytes = serialize(entry);
      await writeFile(temp, bytes);
      await rename(temp, path);
      files.set(path, bytes.length);
      // Above the bound by itself.
      if (!files.has(path)) await removeFile(path);
    } catch (error) {
      counted = undefined;
      await removeFile(temp);
      // Else the earlier version would be back once this one has left the memory.
      await remove(path);
      noteFailure(error);
    }
  }

  async function read(path: string): Promise<SharedPage | undefined> {
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const entry = parse(bytes);
    if (entry === undefined) await remove(path);
    return entry;
  }

  const find = (key: string) => pages.get(key) ?? others.get(key);

  /** Keeps in memory what is stored elsewhere. */
  function keep(key: string, entry: SharedPage): void {
    const [kept, other] = isPage(entry) ? [pages, others] : [others, pages];
    kept.set(key, compact(entry));
    other.delete(key);
  }

  return {
    keep,

    /** Bytes on disk, and how often a page could not be written. */
    stats: () => ({ bytes: files.calculatedSize, failures }),

    /** Undefined for none, and for a file that cannot be read. */
    async get(key: string): Promise<SharedPage | undefined> {
      const path = pathOf(key);
      if (path) files.get(path);
      const known = find(key);
      if (known !== undefined || path === undefined) return known;
      await writing.get(path);
      const entry = await read(path);
      // One stored meanwhile is newer.
      const newer = find(key);
      if (newer === undefined && entry !== undefined) keep(key, entry);
      return newer ?? entry;
    },

    /** Stores a page, in memory alone where the disk refuses. Never rejects. */
    async set(key: string, entry: SharedPage): Promise<void> {
      keep(key, entry);
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
