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

const MB = 1024 * 1024;

/** What may be taken, in bytes. */
export const bounds = {
  /** Of one file; a larger one is left out. */
  file: 50 * MB,
  /** Of all files that pages offer for download; what is beyond is left out. */
  files: 1024 * MB,
  /** Of everything; beyond it the crawl ends without a new snapshot. */
  total: 4096 * MB,
};

export type Bounds = typeof bounds;

/** Every browser of today takes WebP, and it costs the site a fraction of AVIF to make. */
const ACCEPT_PICTURE = 'image/webp,image/*;q=0.5';

interface Stored {
  file: string;
  bytes: number;
}

export function createResources(next: NextSnapshot, fetch: Fetch, site: Site, limits: Bounds) {
  const known = new Map<string, Promise<void>>();
  /** Of all, and of those whose body the site has sent. */
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

  async function take(target: Target): Promise<void> {
    const last = next.lastOf(target);
    // The name of a built file contains its content's hash.
    const isFixed = target.folder.startsWith('/_next/static/');
    if (last && isFixed && (await reuse(last, next.begun))) return;
    const options = {
      accept: target.kind === 'picture' ? ACCEPT_PICTURE : '*/*',
      follows: true,
      read: (response: Response) => store(target, response),
    };
    const conditions = { etag: last?.etag, modified: last?.modified };
    let result = await fetch(target.path, { ...options, ...conditions });
    if (result?.status === 304) {
      if (last && (await reuse(last, next.begun))) return;
      result = await fetch(target.path, options);
    }
    if (result?.body === 'too-large') return;
    if (result?.body !== undefined) {
      counts.fetched += 1;
      return add(target, result.body, result);
    }
    // A link of the content that leads to nothing does so on the site too.
    if (result && [404, 410].includes(result.status)) return;
    (target.kind === 'asset' ? failedAssets : failed).push(target.path);
    if (last) await reuse(last, new Date(last.taken));
  }

  async function keepReferences(target: Target): Promise<void> {
    const entry = next.entries.get(target.folder);
    if (!entry?.file.endsWith('.css')) return;
    const css = await readFile(join(next.folder, entry.file), 'utf8');
    for (const reference of styleReferences(css, target.path, site)) await keep(reference);
  }

  async function work(target: Target): Promise<void> {
    counts.total += 1;
    const isDownload = target.kind === 'file';
    if (isDownload && downloadBytes >= limits.files) return;
    if (!next.entries.has(target.folder)) await take(target);
    if (isDownload) downloadBytes += next.entries.get(target.folder)?.bytes ?? 0;
    if (target.kind === 'asset') await keepReferences(target);
  }

  /** Keeps it as far as it can be, once. */
  function keep(target: Target): Promise<void> {
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
