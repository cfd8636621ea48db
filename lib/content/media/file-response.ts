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
/** Types a browser may show in place; anything else is a download. */
const INLINE = new Set([...KNOWN_TYPES].filter((type) => type !== 'image/svg+xml'));
/** What a browser could run as code, or would guess at, goes out as this. */
const OPAQUE = 'application/octet-stream';
/** Next 16.4 itself takes the length off a route handler's answer; a range still tells the whole. */
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
/** An hour in the browser, a day at an edge; older copies serve while new ones are fetched. */
const CACHE_CONTROL =
  'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800';

/** The media type that a file's name tells; undefined for an ending that is not known. */
export function typeByName(name: string): string | undefined {
  return TYPES[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

function contentType(name: string, given: string | null): string {
  const bare = given?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (bare === '' || bare === OPAQUE) return typeByName(name) ?? OPAQUE;
  return KNOWN_TYPES.has(bare) ? bare : OPAQUE;
}

/** `attachment` with the name in both forms of RFC 6266. */
function attachment(name: string): string {
  const base = name.split('/').at(-1) ?? name;
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

/**
 * The headers of a file's response: an allow-list of the gateway's own, a content type from a list
 * (by name where the gateway gives none), long caching, and no way for a file to act as a page or a
 * script: everything but pictures, videos and PDFs is a download of unknown type, and SVG is
 * sandboxed.
 */
export function fileHeaders(name: string, upstream: Headers): Headers {
  const headers = new Headers();
  for (const header of PASSED_ON) {
    const value = upstream.get(header);
    if (value !== null) headers.set(header, value);
  }
  // The body comes decoded; a length that is the compressed one's would cut it short.
  if (upstream.has('content-encoding')) headers.delete('content-length');
  const type = contentType(name, upstream.get('content-type'));
  headers.set('content-type', type);
  headers.set('cache-control', CACHE_CONTROL);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (type === 'application/pdf') headers.delete('content-security-policy');
  if (!INLINE.has(type) && type !== 'image/svg+xml')
    headers.set('content-disposition', attachment(name));
  return headers;
}

/** Files above this are refused, in bytes. */
const CAP_BYTES = 64 * 1024 * 1024;

/** Whether the gateway announces a file above the cap. */
export function isTooLarge(upstream: Headers): boolean {
  const whole =
    /\/(\d+)$/.exec(upstream.get('content-range') ?? '')?.[1] ?? upstream.get('content-length');
  return Number(whole ?? 0) > CAP_BYTES;
}

/** Hands bytes through one by one and breaks off above the cap, for files of unannounced size. */
export function capped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let passed = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        passed += chunk.byteLength;
        if (passed > CAP_BYTES) controller.error(new Error('File above the size limit'));
        else controller.enqueue(chunk);
      },
    }),
  );
}
