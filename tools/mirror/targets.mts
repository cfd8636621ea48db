// Which URLs of the site a mirror holds, and in which folder of it. deploy/nginx/mirror.conf finds
// them again by the same rules.

export type TargetKind = 'page' | 'picture' | 'file' | 'asset';

export interface Target {
  kind: TargetKind;
  /** Requested from the site: path and query. */
  path: string;
  /** Below the mirror's root; '' for the home page. The file in it is `index` with its extension. */
  folder: string;
}

export interface Site {
  /** Whose links are the site's own: where it is crawled, and the public one that its pages name. */
  origins: ReadonlySet<string>;
  /** The widths in which pictures are kept. */
  widths: readonly number[];
}

/** What needs an instance: handlers, the search, outcomes of forms, drawings for other sites. */
const NEEDS_AN_INSTANCE = /^\/(?:api|busqueda|compartir|error|folio)(?:\/|$)|^\/contactanos\/./i;
/** Crawlers, feed readers and calendars come back when these fail, and should not take the mirror for news. */
const FOR_READERS =
  /^\/(?:robots\.txt|sitemap[^/]*\.xml)$|\/(?:(?:rss|atom)\.xml|calendario\.ics)$/;
const ASSET = /^\/_next\/static\/|^\/[^/]+\.(?:ico|png|svg|webp)$/;

/** Other widths are served from the next larger one. */
export const PICTURE_WIDTHS: readonly number[] = [256, 640, 1200];
const MAX_NAME_BYTES = 255;

/** The kept width for one that a page names. */
function keptWidth(width: number, widths: readonly number[]): number {
  return widths.find((kept) => kept >= width) ?? widths.at(-1) ?? width;
}

function kindOf(path: string): TargetKind {
  if (path === '/_next/image') return 'picture';
  if (path.startsWith('/archivos/') || path.endsWith('/hoja.pdf')) return 'file';
  return ASSET.test(path) ? 'asset' : 'page';
}

/** The part of the query that names content. */
function contentQuery(
  path: string,
  query: URLSearchParams,
  widths: readonly number[],
): string | undefined {
  if (path === '/_next/image') {
    const width = Number(query.get('w'));
    const source = encodeURIComponent(query.get('url') ?? '');
    return width > 0 ? `?url=${source}&w=${keptWidth(width, widths)}` : undefined;
  }
  if (path !== '/detalle_pregunta') return '';
  const [grouper, question] = [query.get('id_grouper'), query.get('id')];
  const areIds = [grouper, question].every((id) => id !== null && /^\d+$/.test(id));
  return areIds ? `?id_grouper=${grouper}&id=${question}` : '';
}

/** The path as nginx decodes it; undefined for one that is no folder's. */
function decodedPath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path)
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '');
  } catch {
    return undefined;
  }
  const isFolder = decoded
    .split('/')
    .slice(1)
    .every((name) => !/^\.{0,2}$|^\.none$|^index\.\w+$|\0/.test(name));
  return isFolder ? decoded : undefined;
}

const fits = (folder: string) =>
  folder.split('/').every((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES);

/**
 * What a link or a source of a page leads to: something to keep, a place outside the site, or one of
 * the site's own that no mirror holds.
 *
 * @param from the page's own path, for relative links.
 */
export function targetOf(href: string, from: string, site: Site): Target | 'outside' | 'none' {
  const base = 'http://mirror.invalid';
  const url = URL.parse(href, base + from);
  if (url === null) return 'outside';
  if (url.origin !== base && !site.origins.has(url.origin)) return 'outside';
  const { pathname, searchParams } = url;
  if (NEEDS_AN_INSTANCE.test(pathname) || FOR_READERS.test(pathname)) return 'none';
  const decoded = decodedPath(pathname);
  const query = contentQuery(pathname, searchParams, site.widths);
  if (decoded === undefined || query === undefined || !fits(decoded + query)) return 'none';
  const kind = kindOf(pathname);
  const path = pathname + query + (kind === 'picture' ? '&q=75' : '');
  return { kind, path, folder: decoded + query };
}

/** Extensions by media type; nginx gives the type back by them. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/plain': 'txt',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** The extensions that deploy/nginx/site.conf tries. */
export const extensions: readonly string[] = [...Object.values(EXTENSIONS), 'bin'];

/** The file of a target within a snapshot, by the `Content-Type` that came with it. */
export function fileOf({ folder }: Target, contentType: string): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return `site${folder}/index.${EXTENSIONS[type] ?? 'bin'}`;
}
