// What a cache holds: its pages, and the files each of them needs.

/** All caches of the site's worker begin with this; the release follows. */
export const CACHE_PREFIX = 'sitio-';

/** Where a cache holds the list of its pages. No page has this path. */
export const INDEX_PATH = '/sin-conexion/paginas.json';

/** What the device knows of a page that it keeps. */
export interface IndexedPage {
  path: string;
  title: string;
  bytes: number;
  /** When the visitor last saw it, in milliseconds since the epoch; 0 for a page fetched ahead. */
  seenAt: number;
  /** URLs of its scripts, styles, fonts and pictures. */
  assets: readonly string[];
}

/** All that the device keeps. */
export interface PageIndex {
  pages: readonly IndexedPage[];
  /** Bytes of each file, by URL. */
  assets: Readonly<Record<string, number>>;
}

const emptyIndex: PageIndex = { pages: [], assets: {} };

/** The index of a cache; an empty one without it, or where it cannot be read. */
export async function readIndex(cache: Pick<Cache, 'match'>): Promise<PageIndex> {
  const response = await cache.match(INDEX_PATH);
  const index: unknown = await response?.json().catch(() => undefined);
  const isIndex = typeof index === 'object' && index !== null && 'pages' in index;
  return isIndex ? (index as PageIndex) : emptyIndex;
}

/** The index with this page, in place of what it had of it. */
export function withPage(index: PageIndex, page: IndexedPage): PageIndex {
  const others = index.pages.filter(({ path }) => path !== page.path);
  return { ...index, pages: [...others, page] };
}

/** How much the device keeps: of pages, beside those that always stay. */
export const limits = { pages: 10, pictures: 60, bytes: 25_000_000 };

const latest = (pages: readonly IndexedPage[]) => pages.toSorted((a, b) => b.seenAt - a.seenAt);

const SEGMENTS = 4;

/** Whether a path is that of a zone: `/sucursales/{name}/{zone}`. */
export const isZonePath = (path: string): boolean =>
  /^\/sucursales\/(?!pagina\/|zonas\/)/.test(path) && path.split('/').length === SEGMENTS;

/** The zone that the visitor looked at last. */
export const pinnedZone = ({ pages }: PageIndex) =>
  latest(pages.filter(({ path }) => isZonePath(path)))[0];

/** What stays within the limits: pages that always stay first, then the latest seen. */
export function bounded(
  index: PageIndex,
  always: readonly string[],
  isPicture: (url: string) => boolean,
  { pages: pageLimit, pictures: pictureLimit, bytes: byteLimit } = limits,
): PageIndex {
  const pinned = new Set([...always, pinnedZone(index)?.path]);
  const first = index.pages.filter(({ path }) => pinned.has(path));
  const others = latest(index.pages.filter(({ path }) => !pinned.has(path))).slice(0, pageLimit);
  const assets: Record<string, number> = {};
  const pages: IndexedPage[] = [];
  let pictures = 0;
  let bytes = 0;
  const take = (url: string): boolean => {
    const size = index.assets[url];
    if (url in assets) return true;
    if (size === undefined || bytes + size > byteLimit) return false;
    if (isPicture(url) && ++pictures > pictureLimit) return false;
    assets[url] = size;
    bytes += size;
    return true;
  };
  for (const page of [...first, ...others]) {
    if (bytes + page.bytes > byteLimit) continue;
    bytes += page.bytes;
    pages.push({ ...page, assets: page.assets.filter(take) });
  }
  return { pages, assets };
}
