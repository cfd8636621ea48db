import { copyTiming, type CopyReason } from '@/lib/features/offline/copy';
import {
  bounded,
  CACHE_PREFIX,
  INDEX_PATH,
  limits,
  pinnedZone,
  readIndex,
  withPage,
  type PageIndex,
} from '@/lib/features/offline/page-index';
import { isPictureUrl } from '@/lib/features/offline/worker/requests';

/** When a page was kept, in its stored headers. */
const KEPT_AT = 'x-kept-at';

/** Larger files are not kept, in bytes. */
const MAX_FILE_BYTES = 3_000_000;

// A page with the parameters of a campaign is `private`: its links have them.
const isStored = ({ headers }: Response) =>
  !/no-store|private/i.test(headers.get('cache-control') ?? '');

/** Whether a response may be kept at all: a whole one of the site that says nothing against it. */
const isKeepable = (response: Response): boolean =>
  response.status === 200 &&
  response.type !== 'opaque' &&
  !response.redirected &&
  isStored(response);

/** Whether a response is a page worth keeping: no error, no redirect. */
const isKeepablePage = (response: Response): boolean =>
  isKeepable(response) && /^text\/html/i.test(response.headers.get('content-type') ?? '');

type Load = (url: string) => Promise<Response | undefined>;

const titleOf = (html: string) =>
  (/<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A file with its body; undefined for what is not to be kept. */
async function loadWhole(url: string, load: Load) {
  const response = await load(url);
  if (!response || !isKeepable(response)) return undefined;
  const body = await response.arrayBuffer();
  return body.byteLength > MAX_FILE_BYTES ? undefined : { body, headers: response.headers };
}

/**
 * The pages of one release on this device, in a cache of its own. Changes are made one after the other,
 * and none waits for the network: a line that hangs would hold up all that is seen meanwhile.
 *
 * @param always paths of the pages that stay beyond the limit.
 */
export function createStore(release: string, always: readonly string[]) {
  const name = CACHE_PREFIX + release;
  const open = () => caches.open(name);
  let queue: Promise<unknown> = Promise.resolve();

  /** After what is under way. A device without room keeps what it has. */
  function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = queue.then(work).catch(() => undefined);
    queue = done;
    return done;
  }

  async function write(cache: Cache, index: PageIndex, within = limits): Promise<void> {
    const known = await cache.keys();
    const kept = bounded(index, always, isPictureUrl, within);
    const wanted = new Set([
      INDEX_PATH,
      ...kept.pages.map(({ path }) => path),
      ...Object.keys(kept.assets),
    ]);
    for (const { url } of known) {
      const { pathname, search } = new URL(url);
      if (!wanted.has(url) && !wanted.has(pathname + search)) await cache.delete(url);
    }
    await cache.put(INDEX_PATH, Response.json(kept));
  }

  const readOwnIndex = async () => readIndex(await open());

  /** Makes room for half when the device has none. */
  async function put(cache: Cache, key: string, response: Response): Promise<void> {
    try {
      await cache.put(key, response.clone());
    } catch (error) {
      const half = { ...limits, pages: limits.pages / 2, bytes: limits.bytes / 2 };
      await write(cache, await readOwnIndex(), half);
      throw error;
    }
  }

  const find = async (key: string) => (await open()).match(key, { ignoreVary: true });

  return {
    name,
    readIndex: readOwnIndex,

    /** Keeps a page, unless it is an error, a redirect or not to be stored. Returns its HTML. */
    async keepPage(path: string, response: Response, times: { keptAt: number; seenAt: number }) {
      const html = await response.text().catch(() => undefined);
      if (html === undefined || !isKeepablePage(response)) return undefined;
      return inTurn(async () => {
        const headers = new Headers(response.headers);
        headers.set(KEPT_AT, String(times.keptAt));
        const cache = await open();
        await put(cache, path, new Response(html, { headers }));
        const index = await readOwnIndex();
        const known = index.pages.find((page) => page.path === path);
        const seenAt = Math.max(times.seenAt, known?.seenAt ?? 0);
        const { assets = [] } = known ?? {};
        const bytes = html.length;
        await write(cache, withPage(index, { path, title: titleOf(html), bytes, seenAt, assets }));
        return html;
      });
    },

    /** Notes what a kept page needs, and keeps what of it is not here yet. */
    async keepAssets(path: string, urls: readonly string[], load: Load) {
      const { pages, assets: known } = await readOwnIndex();
      const noted = pages.find((one) => one.path === path)?.assets;
      if (!noted || urls.every((url) => noted.includes(url))) return;
      const loaded = new Map<string, { body: ArrayBuffer; headers: Headers }>();
      for (const url of urls.filter((one) => !(one in known))) {
        const file = await loadWhole(url, load).catch(() => undefined);
        if (file) loaded.set(url, file);
      }
      await inTurn(async () => {
        const cache = await open();
        const index = await readOwnIndex();
        const page = index.pages.find((one) => one.path === path);
        if (!page) return;
        const assets: Record<string, number> = { ...index.assets };
        for (const [url, { body, headers }] of loaded) {
          if (url in assets) continue;
          await put(cache, url, new Response(body, { headers }));
          assets[url] = body.byteLength;
        }
        const all = [...new Set([...page.assets, ...urls])];
        await write(cache, withPage({ ...index, assets }, { ...page, assets: all }));
      });
    },

    /** The last copy of a page, which says so. */
    async findCopy(path: string, reason: CopyReason): Promise<Response | undefined> {
      const kept = await find(path);
      if (!kept) return undefined;
      const headers = new Headers(kept.headers);
      headers.set('server-timing', copyTiming({ reason, keptAt: Number(headers.get(KEPT_AT)) }));
      headers.delete(KEPT_AT);
      return new Response(kept.body, { headers });
    },

    findAsset: find,
  };
}

/** The worker's pages, pictures and files in the browser's caches. */
export type Store = ReturnType<typeof createStore>;

const othersThan = async (own: string) =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== own);

/** The indexes that other releases have left. */
export async function readOtherIndexes(own: string): Promise<PageIndex[]> {
  const others = await othersThan(own);
  return Promise.all(others.map(async (name) => readIndex(await caches.open(name))));
}

/** Removes the caches of other releases, once the zone seen last is taken over; their number. */
export async function removeOthers(store: Store): Promise<number> {
  const others = await othersThan(store.name);
  for (const name of others) {
    const other = createStore(name.slice(CACHE_PREFIX.length), []);
    const zone = pinnedZone(await other.readIndex());
    const page = zone && (await other.findAsset(zone.path));
    if (page && !(await store.findAsset(zone.path))) {
      const keptAt = Number(page.headers.get(KEPT_AT));
      await store.keepPage(zone.path, page, { keptAt, seenAt: zone.seenAt });
      await store.keepAssets(zone.path, zone.assets, other.findAsset);
    }
    await caches.delete(name);
  }
  return others.length;
}
