import { openAsBlob } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../core/responses';
import { route, type Call, type Route } from '../core/router';
import { rangeOfWhole, typeByName } from '@/lib/content/media/file-response';
import { matchesETag } from '@/lib/server/response/entity-tag';
import { decoded } from '@/lib/util/urls.mts';

type Stored = { file: string; size: number; etag: string; modified: Date };

/** Returns the file's name. It is percent-encoded: `searchParams` would turn a plus sign into a space. */
function nameIn(url: URL): string {
  const field = url.search
    .slice(1)
    .split('&')
    .find((part) => part.startsWith('file='));
  return decoded(field?.slice('file='.length) ?? '') ?? '';
}

/** Rejects path traversal. */
function isPlainName(name: string): boolean {
  return name !== '' && name !== '0' && !name.startsWith('.') && !/[/\\\0]/.test(name);
}

async function find(filesDir: string, name: string): Promise<Stored | undefined> {
  if (!isPlainName(name)) return undefined;
  const file = path.join(filesDir, name);
  try {
    // Unlike `stat`, `lstat` does not follow a symbolic link, which could lead out of the folder.
    const entry = await lstat(file);
    if (!entry.isFile()) return undefined;
    const etag = `"${entry.size.toString(16)}-${Math.floor(entry.mtimeMs).toString(16)}"`;
    return { file, size: entry.size, etag, modified: entry.mtime };
  } catch {
    return undefined;
  }
}

/** HTTP dates have no milliseconds. */
function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function isUnchanged({ headers }: Request, { etag, modified }: Stored): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return matchesETag(tags, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && seconds(modified) <= seconds(new Date(since));
}

async function respond(filesDir: string, { request, url }: Call): Promise<Response> {
  const stored = await find(filesDir, nameIn(url));
  if (!stored) return notFound();
  const { file, size, etag, modified } = stored;
  const headers = new Headers({
    'Content-Type': typeByName(file) ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
  });
  if (isUnchanged(request, stored)) return new Response(null, { status: 304, headers });

  headers.set('Content-Length', String(size));
  const range = rangeOfWhole(request, new Response(null, { headers }));
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Content-Type');
    headers.delete('Content-Length');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  headers.set('Content-Length', String(end - start + 1));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // A file-backed blob is read on demand and leaves no handle open.
  const blob = await openAsBlob(file);
  return new Response(blob.slice(start, end + 1).stream(), { status, headers });
}

/** Creates the route of the file call. */
export const fileRoute = (filesDir: string): Route =>
  route('GET', '//azure-storage/api/blob/download', (call) => respond(filesDir, call));
