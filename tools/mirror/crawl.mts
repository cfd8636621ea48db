// Copies a running site into a new snapshot: each page after what it shows, so that an interrupted
// crawl goes on where it was.
import { createFetch, manners as usualManners, type Manners } from './fetcher.mts';
import { createPages } from './pages.mts';
import { bounds as usualBounds, createResources, type Bounds } from './resources.mts';
import { readSitemap } from './sitemap.mts';
import { openNext, type Summary } from './snapshot.mts';
import { PICTURE_WIDTHS, type Target } from './targets.mts';
import { objectionTo, objectionToSize } from './verdict.mts';

export interface CrawlOptions {
  /** Where the site runs. */
  origin: string;
  /** The folder of the snapshots. */
  out: string;
  /** Requests at once. */
  parallel?: number;
  minutes?: number;
  bounds?: Bounds;
  manners?: Manners;
  pictureWidths?: readonly number[];
  /** Whether a sitemap may have lost many of its addresses. */
  allowsFewer?: boolean;
}

/** Takes all targets and what they link to, each once. Rejects when all have stopped. */
async function visit(
  targets: readonly Target[],
  parallel: number,
  take: (target: Target) => Promise<readonly Target[]>,
): Promise<void> {
  const seen = new Set(targets.map(({ folder }) => folder));
  for (let round = [...targets]; round.length > 0;) {
    const found: Target[] = [];
    const queue = round.values();
    const work = async () => {
      for (const target of queue)
        for (const link of await take(target)) {
          if (!seen.has(link.folder)) found.push(link);
          seen.add(link.folder);
        }
    };
    const workers = await Promise.allSettled(Array.from({ length: parallel }, work));
    const stopped = workers.find(({ status }) => status === 'rejected');
    if (stopped?.status === 'rejected') throw stopped.reason;
    round = found;
  }
}

/**
 * Makes a snapshot of a running site and serves it from then on.
 *
 * @throws Error when it would not be as good as the last one, which stays; the next run goes on.
 */
export async function crawl(options: CrawlOptions) {
  const { origin, out, parallel = 2, minutes = 60, bounds = usualBounds } = options;
  const ending = new AbortController();
  const end = (reason: string) => ending.abort(new Error(`No new snapshot: ${reason}.`));
  const timer = setTimeout(() => end(`it took more than ${minutes} minutes`), minutes * 60_000);
  try {
    const fetch = createFetch(origin, options.manners ?? usualManners, ending.signal);
    const next = await openNext(out, origin, new Date());
    const widths = options.pictureWidths ?? PICTURE_WIDTHS;
    const site = { origins: new Set([origin]), widths };
    const listed = await readSitemap(fetch, site);
    site.origins.add(listed.origin);
    const size = listed.targets.length + listed.unfit.length;
    const isSmall = options.allowsFewer ? undefined : objectionToSize(size, next.last?.summary);
    if (isSmall !== undefined) end(isSmall);
    ending.signal.throwIfAborted();

    const resources = createResources(next, fetch, site, bounds);
    const takePage = createPages(next, fetch, site, resources);
    const failedPages = [...listed.unfit];
    let fetchedPages = 0;
    const check = () => {
      const objection = objectionTo({
        listed: size,
        failedPages,
        resources: resources.counts.total,
        failedResources: resources.failed,
        failedAssets: resources.failedAssets,
      });
      if (objection !== undefined) end(objection);
      if (next.bytes() > bounds.total) end(`it has more than ${bounds.total} bytes`);
      ending.signal.throwIfAborted();
    };
    const addresses = new Set(listed.targets);
    await visit(listed.targets, parallel, async (target) => {
      const { kind, links, isNew } = await takePage(target).catch((error: unknown) => {
        ending.abort(error);
        throw error;
      });
      const isLost = kind === 'gone' && addresses.has(target);
      if (kind === 'failed' || isLost) failedPages.push(target.path);
      if (isNew) fetchedPages += 1;
      check();
      return links;
    });
    const entries = [...next.entries.values()];
    const summary: Summary = {
      origin,
      taken: next.begun.toISOString(),
      listed: size,
      pages: entries.filter(({ kind }) => kind === 'page').length,
      files: entries.filter(({ kind }) => kind !== 'page').length,
      bytes: next.bytes(),
    };
    await next.publish(summary);
    return {
      ...summary,
      /** Bodies that the site sent. */
      fetched: fetchedPages + resources.counts.fetched,
      /** Shown as they were in the last snapshot, or not at all. */
      failed: [...failedPages, ...resources.failed],
    };
  } catch (error) {
    // What was under way when it ended fails with errors of its own.
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
