import type { CrawlOptions } from '../../../tools/mirror/crawl.mts';

/** In the drill an instance has nothing else to do, and converts no picture three times. */
export const drillOptions: Pick<CrawlOptions, 'parallel' | 'pictureWidths' | 'manners'> = {
  parallel: 4,
  pictureWidths: [640],
  manners: { pauseMs: 100, attempts: 3, timeoutMs: 30_000 },
};
