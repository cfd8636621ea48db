import { setTimeout as sleep } from 'node:timers/promises';
import { readPage, type SeenPage } from '@/tests/support/html';
import { each } from '@/tests/support/load';

/** The response of a URL, and the page that links to it. */
export interface Visit {
  from: string;
  status: number;
  /** The final URL after redirects. */
  endedAt: string;
  /** Bytes of the uncompressed body. */
  size: number;
  /** Undefined for files. */
  page: SeenPage | undefined;
}

const AT_ONCE = 4;
/** A site whose thread is busy renders one page at a time and answers the others with 503. */
const TRIES = 5;
const PAUSE_MS = 1_000;

/** Runs the function for all items, some at a time, so that the site renders while a response is read. */
export const eachOf = <T>(all: Iterable<T>, act: (one: T) => Promise<unknown>) =>
  each(all, AT_ONCE, act);

/** Requests a URL and repeats it after a 503, as crawlers do. */
async function request(url: URL, tries = TRIES): Promise<Response> {
  // The crawl measures the size of the uncompressed body.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 503 || tries === 1) return response;
  await response.body?.cancel();
  await sleep(PAUSE_MS);
  return request(url, tries - 1);
}

export async function visit(site: string, path: string, from: string): Promise<Visit> {
  const response = await request(new URL(path, site));
  const body = Buffer.from(await response.arrayBuffer());
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    from,
    status: response.status,
    endedAt: new URL(response.url).pathname,
    size: body.byteLength,
    page: isPage ? readPage(body.toString()) : undefined,
  };
}

/** Follows the links in the server's HTML, from the home page. */
export async function crawl(site: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let found = new Map([['/', 'the start']]);
  while (found.size > 0) {
    const linked = new Map<string, string>();
    await eachOf(found, async ([path, from]) => {
      const seen = await visit(site, path, from);
      visits.set(path, seen);
      for (const href of seen.page?.links ?? []) {
        const url = URL.parse(href, site);
        if (url?.origin === site) linked.set(url.pathname + url.search, path);
      }
    });
    found = new Map([...linked].filter(([path]) => !visits.has(path)));
  }
  return visits;
}
