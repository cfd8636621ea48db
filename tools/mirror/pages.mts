// The pages of a crawl: fetched or confirmed, and written as they are served.
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Fetch } from './fetcher.mts';
import { isMirrored, readMirrorPage } from './page.mts';
import type { Resources } from './resources.mts';
import type { Entry, NextSnapshot } from './snapshot.mts';
import { fileOf, targetOf, type Site, type Target } from './targets.mts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const HTML = 'text/html';
/**
 * A page whose parts the gateway could not give says that it may be kept for 5 s, any other one for
 * longer (lib/server/cache/lifetimes.ts), unless CONTENT_LIFETIME_SECONDS is 5 or less.
 */
export const MIN_LIFETIME_S = 6;

/** Whether a page was rendered without a part of its content. */
function isIncomplete({ headers }: Response): boolean {
  const lifetime = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
  return lifetime !== undefined && Number(lifetime) < MIN_LIFETIME_S;
}

/** What came of a page, with the pages that it leads to. */
export interface PageOutcome {
  kind: 'kept' | 'gone' | 'failed';
  links: Target[];
  /** Whether the site sent a new version. */
  isNew?: boolean;
}

interface Source {
  html: string;
  taken: Date;
  isNew: boolean;
  headers?: Headers;
}

const siteFile = (target: Target) => fileOf(target, HTML);
const sourceFile = ({ folder }: Target) => `source${folder}/index.html.gz`;

export function createPages(next: NextSnapshot, fetch: Fetch, site: Site, resources: Resources) {
  async function readSource(folder: string, file: string): Promise<string> {
    return String(await decompress(await readFile(join(folder, file))));
  }

  async function lastSource(target: Target): Promise<string | undefined> {
    const source = next.lastOf(target)?.source;
    if (source === undefined || !(await next.reuse(source))) return undefined;
    return readSource(next.folder, source);
  }

  /** Keeps what it shows, too. */
  async function readPage(target: Target, html: string) {
    const page = readMirrorPage(html, target.path, site);
    for (const resource of page.resources) await resources.keep(resource);
    return page;
  }

  async function write(file: string, bytes: string | Uint8Array): Promise<void> {
    const path = await next.place(file);
    // It may be one with the last snapshot's.
    await rm(path, { force: true });
    await writeFile(path, bytes);
  }

  async function keep(
    target: Target,
    { html, taken, isNew, headers }: Source,
  ): Promise<PageOutcome> {
    if (isMirrored(html))
      throw new Error(
        `${target.path} comes from a mirror: crawl an instance, not an edge without one.`,
      );
    const page = await readPage(target, html);
    const text = page.html(taken, resources.isKept);
    if (isNew) await write(sourceFile(target), await compress(html));
    await write(siteFile(target), text);
    await next.add({
      folder: target.folder,
      kind: 'page',
      file: siteFile(target),
      source: sourceFile(target),
      taken: taken.toISOString(),
      etag: headers?.get('etag') ?? next.lastOf(target)?.etag,
      bytes: Buffer.byteLength(text),
    });
    return { kind: 'kept', links: page.links, isNew };
  }

  /** Another name of a page: the same file under both. */
  async function keepMove(target: Target, location: string): Promise<PageOutcome> {
    const other = targetOf(location, target.path, site);
    if (typeof other !== 'object' || other.kind !== 'page' || other.folder === target.folder)
      return { kind: 'gone', links: [] };
    const path = await next.place(siteFile(target));
    await rm(path, { force: true });
    await symlink(relative(dirname(path), join(next.folder, siteFile(other))), path);
    await next.add({
      folder: target.folder,
      kind: 'page',
      file: siteFile(target),
      taken: next.begun.toISOString(),
      bytes: 0,
      movedTo: location,
    });
    return { kind: 'kept', links: [other] };
  }

  /** What an interrupted crawl kept stays; its links are followed. */
  async function resume(target: Target, entry: Entry): Promise<PageOutcome> {
    if (entry.movedTo !== undefined) return keepMove(target, entry.movedTo);
    if (entry.source === undefined) return { kind: 'kept', links: [] };
    const html = await readSource(next.folder, entry.source);
    return { kind: 'kept', links: (await readPage(target, html)).links };
  }

  return async function take(target: Target): Promise<PageOutcome> {
    const begun = next.entries.get(target.folder);
    if (begun) return resume(target, begun);
    const last = next.lastOf(target);
    const options = {
      accept: HTML,
      follows: false,
      isWeak: isIncomplete,
      read: (response: Response) => response.text(),
    };
    let result = await fetch(target.path, { ...options, etag: last?.etag });
    if (result?.status === 304) {
      const html = await lastSource(target);
      if (html !== undefined)
        return keep(target, { html, taken: next.begun, isNew: false, headers: result.headers });
      result = await fetch(target.path, options);
    }
    if (result?.body !== undefined) {
      const { body: html, headers } = result;
      return keep(target, { html, taken: next.begun, isNew: true, headers });
    }
    const status = result?.status ?? 0;
    if (status >= 300 && status < 400)
      return keepMove(target, result?.headers.get('location') ?? '');
    if (status === 404 || status === 410) return { kind: 'gone', links: [] };
    const html = await lastSource(target);
    if (html === undefined || !last) return { kind: 'failed', links: [] };
    const taken = new Date(last.taken);
    const { links } = await keep(target, { html, taken, isNew: false });
    return { kind: 'failed', links };
  };
}
