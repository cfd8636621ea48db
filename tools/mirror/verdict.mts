// Whether a crawl may replace the snapshot that is served.
import type { Summary } from './snapshot.mts';

/** Of the sitemap's addresses; failed ones are shown as they were in the last snapshot. */
const MAX_FAILED_PAGES = 0.02;
/** Of all pictures, styles, fonts and files. */
const MAX_FAILED_RESOURCES = 0.05;
/** Of the addresses in the last snapshot. */
const MIN_ADDRESSES = 0.8;

export interface Tally {
  /** Addresses of the sitemap. */
  listed: number;
  /** The path of each page that failed, after all attempts. */
  failedPages: string[];
  resources: number;
  failedResources: string[];
  /** Styles and fonts, without which no page looks like itself. */
  failedAssets: string[];
}

/** What speaks against a crawl so far; undefined for nothing. */
export function objectionTo(tally: Tally): string | undefined {
  const { listed, failedPages, resources, failedResources, failedAssets } = tally;
  if (failedPages.includes('/')) return 'the home page failed';
  if (failedAssets.length > 0) return `styles or fonts failed: ${failedAssets.join(', ')}`;
  if (failedPages.length > Math.floor(listed * MAX_FAILED_PAGES))
    return `${failedPages.length} pages failed, among them ${failedPages.slice(0, 5).join(', ')}`;
  // A few may be broken in the content itself.
  if (failedResources.length > Math.max(10, resources * MAX_FAILED_RESOURCES))
    return `${failedResources.length} pictures or files failed, among them ${failedResources.slice(0, 5).join(', ')}`;
  return undefined;
}

/** What speaks against so few addresses; undefined for nothing. */
export function objectionToSize(listed: number, last: Summary | undefined): string | undefined {
  if (listed === 0) return 'the sitemap is empty';
  const isSmall = last !== undefined && listed < last.listed * MIN_ADDRESSES;
  return isSmall
    ? `the sitemap has ${listed} addresses, the last one had ${last.listed}`
    : undefined;
}
