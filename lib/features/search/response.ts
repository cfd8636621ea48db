import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { restDaysText } from '@/lib/features/collection/texts';
import {
  entry,
  joined,
  KIND_LABELS,
  type EntryKind,
  type SearchEntry,
} from '@/lib/features/content-types/search-entry';
import type { SiteIndex } from '@/lib/features/search/entry-index';
import { searchGateway, type GatewaySearch } from '@/lib/features/search/gateway-search';
import { searchEntries } from '@/lib/features/search/search';
import { siteIndex } from '@/lib/features/search/site-index';
import { postalCodeOf, type ZoneResult } from '@/lib/features/zone-finder/answer';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { endOf, SEARCH_STEPS } from '@/lib/util/pagination';

/** A page of this site that was found. */
export interface SiteResult {
  title: string;
  href: string;
  kind: string;
  line: string;
}

/** What this site found by itself. */
export interface SiteSearch {
  results: SiteResult[];
  /** The corrected term, where a word is mistyped. */
  spelling?: string;
  /** These are only near the postal code that was searched for. */
  isNear?: true;
}

/** Null for a search that failed. */
export interface SearchResponse {
  gateway: GatewaySearch | null;
  site: SiteSearch | null;
}

const MAX_RESULTS = 10;
const MAX_SUGGESTIONS = 6;

const siteResult = ({ title, href, kind, line }: SearchEntry): SiteResult => ({
  title,
  href,
  kind: KIND_LABELS[kind],
  line,
});

function searchPages(index: SiteIndex, term: string, withNews: boolean): SiteSearch {
  // The gateway's own results cover these kinds.
  const isWanted = (kind: EntryKind) => withNews || (kind !== 'news' && kind !== 'press');
  const { entries, ...rest } = searchEntries(index, term, { isWanted });
  return { results: entries.slice(0, MAX_RESULTS).map(siteResult), ...rest };
}

function placeEntry({ zone, branch, path, state, postalCode, ...times }: ZoneResult): SearchEntry {
  if (zone === '') {
    return entry('branch', branch, path, {
      line: joined(state, postalCode && `C.P. ${postalCode}`),
    });
  }
  const { frequency, timetable, dates } = times;
  return entry('zone', zone, path, {
    line: joined(branch, frequency, timetable, dates ? restDaysText(dates, dates.asOf, 7) : ''),
  });
}

/**
 * What the zone finder finds for a postal code; missing for any other term. `isNear`: no branch has the
 * code, and these have the nearest numbers.
 */
async function placesAtCode(
  term: string,
): Promise<Result<{ entries: SearchEntry[]; isNear: boolean }>> {
  if (postalCodeOf(term) === undefined) return missing;
  const answer = await answerZones(term);
  if (!answer) return unavailable;
  if (answer.results.length === 0) return missing;
  return found({ entries: answer.results.map(placeEntry), isNear: answer.isNear === true });
}

/** Runs the gateway's search, for its first `most` results, and the site's own. Never throws. */
export async function runSearch(term: string, most: number): Promise<SearchResponse> {
  const reading = siteIndex();
  const [gateway, index, places] = await Promise.all([
    searchGateway(term, most, reading),
    reading,
    placesAtCode(term),
  ]);
  if (places.status === 'found') {
    const { entries, isNear } = places.value;
    return { gateway, site: { results: entries.map(siteResult), ...(isNear && { isNear }) } };
  }
  if (!index || places.status === 'unavailable') return { gateway, site: null };
  return { gateway, site: searchPages(index, term, gateway === null) };
}

/** Cached for 30 s and only in part, and its page is never stored: the number of terms is unbounded. */
export async function readPlainResults(term: string, page: number): Promise<SearchResponse> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const results = await runSearch(term, endOf(page, SEARCH_STEPS));
  const isPart = results.gateway === null || results.site === null;
  cacheLife(isPart ? lifetimes.unavailable : lifetimes.missing);
  return results;
}

/** At most six entries for a term being typed; none without an index. */
export async function suggestionsFor(term: string): Promise<SiteResult[]> {
  const [index, places] = await Promise.all([siteIndex(), placesAtCode(term)]);
  if (places.status === 'found') {
    const { entries, isNear } = places.value;
    return isNear ? [] : entries.slice(0, MAX_SUGGESTIONS).map(siteResult);
  }
  if (!index) return [];
  const found = searchEntries(index, term, { isTyping: true });
  return found.entries.slice(0, MAX_SUGGESTIONS).map(siteResult);
}
