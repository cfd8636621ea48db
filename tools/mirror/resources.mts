// Pictures, styles, fonts and files of the pages, each kept once.
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Fetch, Fetched } from './fetcher.mts';
import { styleReferences } from './page.mts';
import type { Entry, NextSnapshot } from './snapshot.mts';
import { fileOf, type Site, type Target } from './targets.mts';

/** What may be taken, in bytes. */
export interface Bounds {
  /** Of one file; a larger one is left out. */
  file: number;
  /** Of all files that pages offer for download; what is beyond is left out. */
  files: number;
  /** Of everything; beyond it the crawl ends without a new snapshot. */
  total: number;
}

const MB = 1024 * 1024;
export const bounds: Bounds = { file: 50 * MB, files: 1024 * MB, total: 4096 * MB };

/** Every browser of today takes WebP, and it costs the site a fraction of AVIF to make. */
const ACCEPT_PICTURE = 'image/webp,image/*;q=0.5';

/** What came of a resource. */
type Kept = 'kept' | 'left-out' | 'failed';

interface Stored {
  file: string;
  bytes: number;
}

interface Outcome {
  kept: Kept;
  /** Whether a request was made and brought a new body. */
  isNew?: boolean;
}

export function createResources(next: NextSnapshot, fetch: Fetch, site: Site, limits: Bounds) {
  const known = new Map<string, Promise<Kept>>();
  const counts = { total: 0, fetched: 0 };
  const failed: string[] = [];
  const failedAssets: string[] = [];
  let downloadBytes = 0;

  async function store(target: Target, response: Response): Promise<Stored | 'too-large'> {
    const file = fileOf(target, response.headers.get('content-type') ?? '');
    const path = await next.place(file);
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    let bytes = 0;
    const count = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > limits.file) return;
        yield chunk;
      }
    };
    await pipeline(body, count, createWriteStream(`${path}.part`));
    if (bytes > limits.file) {
      await rm(`${path}.part`);
      return 'too-large';
    }
    await rename(`${path}.part`, path);
    return { file, bytes };
  }

  const lastOf = (target: Target) => next.last?.entries.get(target.folder);

  async function reuse(entry: Entry, taken: Date): Promise<boolean> {
    if (!(await next.reuse(entry.file))) return false;
    await next.add({ ...entry, taken: taken.toISOString() });
    return true;
  }

  async function add(target: Target, stored: Stored, { headers }: Fetched<unknown>): Promise<void> {
    await next.add({
      ...stored,
      folder: target.folder,
      kind: target.kind,
      taken: next.begun.toISOString(),
      etag: headers.get('etag') ?? undefined,
      modified: headers.get('last-modified') ?? undefined,
    });
  }

  async function take(target: Target): Promise<Outcome> {
    const last = lastOf(target);
    // The name of a built file contains its content's hash.
    const isFixed = target.folder.startsWith('/_next/static/');
    if (last && isFixed && (await reuse(last, next.begun))) return { kept: 'kept' };
    const options = {
      accept: target.kind === 'picture' ? ACCEPT_PICTURE : '*/*',
      follows: true,
      read: (response: Response) => store(target, response),
    };
    let result = await fetch(target.path, {
      ...options,
      etag: last?.etag,
      modified: last?.modified,
    });
    if (result?.status === 304) {
      if (last && (await reuse(last, next.begun))) return { kept: 'kept' };
      result = await fetch(target.path, options);
    }
    if (result?.body === 'too-large') return { kept: 'left-out' };
    if (result?.body !== undefined) {
      await add(target, result.body, result);
      return { kept: 'kept', isNew: true };
    }
    // A link of the content that leads to nothing does so on the site too.
    if (result && [404, 410].includes(result.status)) return { kept: 'left-out' };
    (target.kind === 'asset' ? failedAssets : failed).push(target.path);
    const isOld = last !== undefined && (await reuse(last, new Date(last.taken)));
    return { kept: isOld ? 'kept' : 'failed' };
  }

  async function keepReferences(target: Target): Promise<void> {
    const entry = next.entries.get(target.folder);
    if (!entry?.file.endsWith('.css')) return;
    const css = await readFile(join(next.folder, entry.file), 'utf8');
    for (const reference of styleReferences(css, target.path, site)) await keep(reference);
  }

  async function work(target: Target): Promise<Kept> {
    counts.total += 1;
    const isDownload = target.kind === 'file';
    if (isDownload && downloadBytes >= limits.files) return 'left-out';
    const { kept, isNew = false } = next.entries.has(target.folder)
      ? { kept: 'kept' as const }
      : await take(target);
    if (isNew) counts.fetched += 1;
    const bytes = next.entries.get(target.folder)?.bytes ?? 0;
    if (isDownload) downloadBytes += bytes;
    if (target.kind === 'asset') await keepReferences(target);
    return kept;
  }

  function keep(target: Target): Promise<Kept> {
    const begun = known.get(target.folder) ?? work(target);
    known.set(target.folder, begun);
    return begun;
  }

  return {
    keep,
    isKept: ({ folder }: Target) => next.entries.has(folder),
    counts,
    failed,
    failedAssets,
  };
}

export type Resources = ReturnType<typeof createResources>;
