import { headersOfType } from '@/lib/server/response/headers.mts';
import { ownValue } from '@/lib/util/json';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
};

const KNOWN_TYPES = new Set(Object.values(TYPES));
/** Types that browsers show; anything else, except SVG, is a download. */
const INLINE = new Set([...KNOWN_TYPES].filter((type) => type !== 'image/svg+xml'));
/** The type in place of one that a browser could execute or sniff. */
const OPAQUE = 'application/octet-stream';
/** Matches types that say less than the file's name, such as `binary/octet-stream` and `image/jpg`. */
const VAGUE = /^$|\/octet-stream$|^(?:image|video)\//;
/** Next 16.4 removes the length of route handlers' responses, but not `content-range`. */
const FORWARDED_HEADERS = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
/** Returns the media type by a file's extension; undefined for an unknown one. */
export function typeByName(name: string): string | undefined {
  return ownValue(TYPES, /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
}

function contentType(name: string, given: string | null): string {
  const bare = given?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (KNOWN_TYPES.has(bare)) return bare;
  return (VAGUE.test(bare) ? typeByName(name) : undefined) ?? OPAQUE;
}

/** Returns a Content-Disposition with the name in both forms of RFC 6266. */
function attachment(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? name;
  const ascii = base
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const utf8 = encodeURIComponent(base).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

/** Returns a file's headers. No file can act as a page or script: most are downloads, SVG is sandboxed. */
export function fileHeaders(name: string, upstream: Headers): Headers {
  const headers = new Headers();
  for (const header of FORWARDED_HEADERS) {
    const value = upstream.get(header);
    if (value !== null) headers.set(header, value);
  }
  // The body is decoded: the compressed length would truncate it.
  if (upstream.has('content-encoding')) headers.delete('content-length');
  else if (headers.has('content-length')) headers.set('accept-ranges', 'bytes');
  const type = contentType(name, upstream.get('content-type'));
  for (const [name, value] of Object.entries(headersOfType(type))) headers.set(name, value);
  if (!INLINE.has(type) && type !== 'image/svg+xml')
    headers.set('content-disposition', attachment(name));
  return headers;
}

const CAP_BYTES = 64 * 1024 * 1024;

/** Returns whether the gateway announces a file above 64 MB. */
export function isTooLarge(upstream: Headers): boolean {
  const size =
    /\/(\d+)$/.exec(upstream.get('content-range') ?? '')?.[1] ?? upstream.get('content-length');
  return Number(size ?? 0) > CAP_BYTES;
}

type ByteRange = { start: number; end: number };

/** Parses a Range header (RFC 9110, section 14); undefined if absent, invalid or several ranges. */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Returns the requested part of a file from a gateway without ranges; undefined for the whole file. */
export function rangeOfWhole(asked: Request, whole: Response): ReturnType<typeof parseRange> {
  const { headers } = whole;
  const condition = asked.headers.get('if-range');
  const isCurrent = [null, headers.get('etag'), headers.get('last-modified')].includes(condition);
  const length = headers.get('content-length');
  if (whole.status !== 200 || asked.method !== 'GET' || !isCurrent) return undefined;
  if (length === null || headers.has('content-encoding')) return undefined;
  return parseRange(asked.headers.get('range'), Number(length));
}

/** Returns a body, or a part of it, that fails above 64 MB, for files that do not announce their size. */
export function capped(
  body: ReadableStream<Uint8Array>,
  { start, end }: ByteRange = { start: 0, end: Infinity },
): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = chunk.subarray(Math.max(0, start - size), Math.max(0, end + 1 - size));
        size += chunk.byteLength;
        if (size > CAP_BYTES) controller.error(new Error('File above the size limit'));
        else if (part.byteLength > 0) controller.enqueue(part);
        if (size > end) controller.terminate();
      },
    }),
  );
}
