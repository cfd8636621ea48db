import { isPictureUrl } from '@/lib/features/offline/worker/requests';

/** The browser's own copy, if it has one, without asking the network. */
async function fromHttpCache(url: string, headers?: HeadersInit): Promise<Response | undefined> {
  const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin', headers };
  return fetch(url, init).catch(() => undefined);
}

/** How much later than the site's clock the device's may be. */
const CLOCK_MS = 60_000;

/** A page as it was seen; from the network where the browser has let it go or has an earlier one. */
export async function loadSeenPage(url: string, loadedAt: number): Promise<Response> {
  const cached = await fromHttpCache(url);
  const sentAt = Date.parse(cached?.headers.get('date') ?? '');
  return cached && sentAt >= loadedAt - CLOCK_MS ? cached : fetch(url, { cache: 'no-cache' });
}

/**
 * A file that a page has used. Pictures are never loaded a second time; scripts, styles and fonts are
 * where the browser has let them go, for a page is nothing without.
 *
 * @param acceptPicture what this browser sends for pictures: they are kept by it (`Vary`).
 */
export const loadUsedFile =
  (acceptPicture: string) =>
  async (url: string): Promise<Response | undefined> =>
    isPictureUrl(url)
      ? fromHttpCache(url, acceptPicture === '' ? undefined : { accept: acceptPicture })
      : fetch(url, { cache: 'force-cache' });

/** Scripts, styles and fonts that a page names; not styles that are in it (`inline-styles.mts`). */
export function filesNamedIn(html: string, origin: string): string[] {
  const paths =
    html.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2|css(?=" data-precedence))/g) ?? [];
  return [...new Set(paths)].map((path) => origin + path);
}
