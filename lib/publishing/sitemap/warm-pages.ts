import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import { addKnownPath } from '@/lib/server/http/render-queue.mts';
import { isStopping } from '@/lib/server/http/stop.mts';
import { log } from '@/lib/server/observability/logger';
import { routes } from '@/lib/server/routing/routes';
import { withDeadline } from '@/lib/util/deadline.mts';

/** Pause between two pages, so that visitors do not notice. Milliseconds. */
const PAUSE_MS = 500;
/** Pause between two rounds over pages that failed. Milliseconds. */
const ROUND_MS = 60_000;
const MAX_ROUNDS = 10;
const LIMIT_MS = 15_000;

/** Returns the body of a page; undefined when it does not respond with success. */
const request = (url: string): Promise<string | undefined> =>
  withDeadline(LIMIT_MS, async (signal) => {
    const response = await fetch(url, { signal });
    const body = await response.text();
    return response.ok ? body : undefined;
  }).catch(() => undefined);

/** Returns the paths in a file of the sitemap, or in its index; undefined while there is none. */
async function pathsIn(url: string): Promise<string[] | undefined> {
  const xml = await request(url);
  if (xml === undefined) return undefined;
  const document = parseDocument(xml, { xmlMode: true });
  return DomUtils.getElementsByTagName('loc', document).map((element) => {
    const { pathname, search } = new URL(DomUtils.textContent(element));
    return pathname + search;
  });
}

/** Returns the paths of all pages in the sitemap; undefined while a part of it is unavailable. */
async function readSitemap(origin: string): Promise<string[] | undefined> {
  const files = await pathsIn(origin + routes.sitemap());
  const isOfPages = (path: string) => path !== routes.newsSitemap();
  const lists = await Promise.all(
    (files ?? []).filter(isOfPages).map((path) => pathsIn(origin + path)),
  );
  return files && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** Requests each path once, one at a time; returns those without a successful response. */
async function visit(origin: string, paths: readonly string[], pauseMs: number) {
  const failed: string[] = [];
  for (const path of paths) {
    if (isStopping()) return [];
    if ((await request(origin + path)) === undefined) failed.push(path);
    await sleep(pauseMs, undefined, { ref: false });
  }
  return failed;
}

interface Pace {
  pauseMs: number;
  roundMs: number;
}

/**
 * Requests every page of the sitemap from this server, so that all are stored before an outage of the
 * gateway. Repeats the pages that fail once a minute, ten times at most. Never rejects.
 *
 * @param origin the origin of this server, such as `http://127.0.0.1:3000`.
 */
export async function warmPages(
  origin: string,
  { pauseMs, roundMs }: Pace = { pauseMs: PAUSE_MS, roundMs: ROUND_MS },
): Promise<void> {
  let remaining: string[] | undefined;
  for (let round = 0; round < MAX_ROUNDS && !isStopping(); round += 1) {
    if (round > 0) await sleep(roundMs, undefined, { ref: false });
    if (remaining === undefined) {
      remaining = await readSitemap(origin);
      if (remaining === undefined) continue;
      for (const path of remaining) addKnownPath(path);
    }
    remaining = await visit(origin, remaining, pauseMs);
    if (remaining.length === 0) break;
  }
  log.info({ failed: remaining?.length }, 'pages warmed');
}

/** Starts `warmPages` after a delay, in which the first visitors of a new process are served alone. */
export function scheduleWarmPages(delayMs: number): void {
  const origin = `http://127.0.0.1:${process.env.PORT || 3000}`;
  setTimeout(() => void warmPages(origin), delayMs).unref();
}
