// Snapshots on disk: one folder each, `current` leads to the one that is served, `next` is the one
// in the making. What has not changed is one file in several snapshots (hard links).
import {
  appendFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../lib/util/error-code.mts';
import type { Target, TargetKind } from './targets.mts';

/** One kept URL, a line of `entries.ndjson`. */
export interface Entry {
  folder: string;
  kind: TargetKind;
  /** Below the snapshot. */
  file: string;
  /** A page as the site sent it, compressed, below the snapshot. */
  source?: string;
  /** When the site sent or confirmed it, ISO 8601. */
  taken: string;
  etag?: string | undefined;
  modified?: string | undefined;
  bytes: number;
  /** For a page that redirects: the other one's folder. */
  movedTo?: string;
}

/** What a snapshot is, in `snapshot.json`. */
export interface Summary {
  origin: string;
  taken: string;
  /** Addresses of the sitemap. */
  listed: number;
  pages: number;
  files: number;
  bytes: number;
}

const NEXT = 'next';
const CURRENT = 'current';
const ENTRIES = 'entries.ndjson';
const START = 'start.json';
const SUMMARY = 'snapshot.json';
/** An older unfinished crawl begins anew: its pages would not be of one time. */
const RESUME_MS = 12 * 3_600_000;

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await textOf(file);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Without a last line that was not written to its end. */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const lines = ((await textOf(join(folder, ENTRIES))) ?? '').split('\n').slice(0, -1);
  return new Map(
    lines.map((line) => JSON.parse(line) as Entry).map((entry) => [entry.folder, entry]),
  );
}

/** The finished snapshot that is served. */
async function openCurrent(out: string) {
  const summary = await readJson<Summary>(join(out, CURRENT, SUMMARY));
  if (summary === undefined) return undefined;
  const folder = join(out, await readlink(join(out, CURRENT)));
  return { folder, summary, entries: await readEntries(folder) };
}

/** Replaces a file or a link at once: no reader finds it missing or half written. */
async function replace(path: string, make: (path: string) => Promise<unknown>): Promise<void> {
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  await make(fresh);
  await rename(fresh, path);
}

export const replaceFile = (path: string, text: string) =>
  replace(path, (fresh) => writeFile(fresh, text));

/** The snapshot in the making: goes on with an interrupted crawl of the same site, or begins. */
export async function openNext(out: string, origin: string, now: Date) {
  const folder = join(out, NEXT);
  const last = await openCurrent(out);
  const start = await readJson<{ origin: string; begun: string }>(join(folder, START));
  const age = now.getTime() - Date.parse(start?.begun ?? '');
  const goesOn = start?.origin === origin && age >= 0 && age < RESUME_MS;
  const begun = goesOn ? new Date(start.begun) : now;
  if (!goesOn) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await replaceFile(join(folder, START), JSON.stringify({ origin, begun }));
  }
  const entries = await readEntries(folder);
  let bytes = 0;
  for (const entry of entries.values()) bytes += entry.bytes;
  // Rewritten, as its last line may be torn.
  const lines = [...entries.values()].map((entry) => `${JSON.stringify(entry)}\n`);
  await replaceFile(join(folder, ENTRIES), lines.join(''));

  /** The path of a file of it, whose folder exists then. */
  async function place(file: string): Promise<string> {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    return path;
  }

  return {
    folder,
    last,
    entries,
    /** When this crawl began, an interrupted one included. */
    begun,
    place,
    /** All that is kept so far. */
    bytes: () => bytes,
    /** What the last snapshot has of a target. */
    lastOf: (target: Target) => last?.entries.get(target.folder),
    /** Takes a file over from the last snapshot; false where it is not there any more. */
    async reuse(file: string): Promise<boolean> {
      if (last === undefined) return false;
      const path = await place(file);
      await rm(path, { force: true });
      try {
        await link(join(last.folder, file), path);
        return true;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return false;
        throw error;
      }
    },
    /** Counts as kept from now on, also for a crawl that goes on after this one was ended. */
    async add(entry: Entry): Promise<void> {
      await appendFile(join(folder, ENTRIES), `${JSON.stringify(entry)}\n`);
      entries.set(entry.folder, entry);
      bytes += entry.bytes;
    },
    /** Serves it from now on. The one before is kept, older ones go. */
    async publish(summary: Summary): Promise<void> {
      await writeFile(join(folder, SUMMARY), JSON.stringify(summary, null, 2));
      const name = summary.taken.replace(/[:.]/g, '-');
      await rename(folder, join(out, name));
      await replace(join(out, CURRENT), (fresh) => symlink(name, fresh));
      const kept = new Set([name, last?.folder.split('/').at(-1)]);
      for (const old of await readdir(out)) {
        const isSnapshot = /^\d{4}-\d{2}-\d{2}T/.test(old);
        if (isSnapshot && !kept.has(old))
          await rm(join(out, old), { recursive: true, force: true });
      }
    },
  };
}

export type NextSnapshot = Awaited<ReturnType<typeof openNext>>;
