import { randomUUID } from 'node:crypto';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the assets of a release stay after its last instance has stopped, in days. */
export const KEPT_DAYS = 30;

/** Where assets of this release and of earlier ones are. */
export interface AssetFolders {
  /** `.next/static` of this build. */
  own: string;
  /** Where assets outlive their release, as `_next/static/…`; instances may share it. */
  kept: string;
}

const releasesIn = (kept: string) => join(kept, 'releases');
/** The part of the kept folder that `_next/static` stands for. */
export const assetsIn = (kept: string): string => join(kept, '_next/static');

/** The files below a folder, relative to it; none where it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

/** Puts a file in its place in one step, so that it is never seen in part. */
async function place(
  kept: string,
  target: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const part = join(kept, 'parts', randomUUID());
  for (const path of [part, target]) await mkdir(dirname(path), { recursive: true });
  await write(part);
  await rename(part, target);
}

async function add(kept: string, source: string, target: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  // Another file system, such as a volume, takes no links.
  await place(kept, target, (part) => link(source, part).catch(() => copyFile(source, part)));
}

/** Removes the releases that ended too long ago, and the files that no other release names. */
async function prune(kept: string, now: number): Promise<void> {
  // Before the lists are read: a release that is being added has its list before its files.
  const files = await filesBelow(assetsIn(kept));
  const named = new Set<string>();
  for (const release of await readdir(releasesIn(kept))) {
    const list = join(releasesIn(kept), release);
    if (now - (await stat(list)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(list, { force: true });
    else for (const file of (await readFile(list, 'utf8')).split('\n')) named.add(file);
  }
  for (const file of files)
    if (!named.has(file)) await rm(join(assetsIn(kept), file), { force: true });
}

/**
 * Adds the assets of a release to the folder, without ever overwriting one, and removes what no
 * release of the last 30 days has. Returns the release's own files, relative to `_next/static`.
 *
 * @param now in ms since 1970.
 * @throws what the file system throws.
 */
export async function keepAssets(
  { own, kept }: AssetFolders,
  release: string,
  now: number,
): Promise<string[]> {
  const files = await filesBelow(own);
  const list = join(releasesIn(kept), release);
  await place(kept, list, (part) => writeFile(part, files.join('\n')));
  for (const file of files) await add(kept, join(own, file), join(assetsIn(kept), file));
  await prune(kept, now);
  return files;
}

/** Says that a release still runs. */
export async function noteInUse(kept: string, release: string, now: number): Promise<void> {
  await utimes(join(releasesIn(kept), release), now / 1000, now / 1000);
}
