import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { joined, KIND_LABELS } from '@/lib/features/content-types/search-entry';
import { searchGateway, type GatewaySearch } from '@/lib/features/search/gateway-search';
import { searchEntries, type SearchRules } from '@/lib/features/search/search';
import { siteIndex } from '@/lib/features/search/site-index';
import { postalCodeOf, type ZoneResult } from '@/lib/features/zone-finder/answer';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/page-tags.mts';
import { endOf, SEARCH_STEPS } from '@/lib/util/pagination';

/** A page of this site among the results. */
export interface SiteResult {
  title: string;
  href: string;
  kind: string;
  line: string;
}

/** The results of this site's own search. */
export interface SiteSearch {
  results: SiteResult[];
  /** The corrected term, if a word is mistyped. */
  spelling?: string;
  /** Whether the results are only near the postal code. */
  isNear?: true;
}

/** The results of both searches; null for one that failed. */
export interface SearchResponse {
  gateway: GatewaySearch | null;
  site: SiteSearch | null;
}

const MAX_RESULTS = 10;
const MAX_SUGGESTIONS = 6;

function placeResult({ zone, branch, path, state, postalCode, program }: ZoneResult): SiteResult {
  if (zone === '') {
    const line = joined(state, postalCode && `C.P. ${postalCode}`);
    return { title: branch, href: path, kind: KIND_LABELS.branch, line };
  }
  const line = joined(branch, program);
  return { title: zone, href: path, kind: KIND_LABELS.zone, line };
}

/** Searches this site: the zone finder for a postal code that it knows, else the index. Null if it cannot. */
async function searchSite(term: string, rules: SearchRules): Promise<SiteSearch | null> {
  if (postalCodeOf(term) !== undefined) {
    const answer = await answerZones(term);
    if (!answer) return null;
    const results = answer.results.map(placeResult);
    if (results.length > 0) return { results, ...(answer.isNear && { isNear: true }) };
  }
  const index = await siteIndex();
  if (!index) return null;
  const { entries, ...rest } = searchEntries(index, term, rules);
  const results = entries.slice(0, MAX_RESULTS).map(({ title, href, kind, line }) => ({
    ...{ title, href, line },
    kind: KIND_LABELS[kind],
  }));
  return { results, ...rest };
}

/** Runs the gateway's search, for its first `most` results, and the site's own. Never throws. */
export async function runSearch(term: string, most: number): Promise<SearchResponse> {
  const gateway = await searchGateway(term, most);
  // The gateway's own results cover news and press.
  const site = await searchSite(term, { withNews: gateway === null });
  return { gateway, site };
}

/** Runs a search for its page. It is cached for 30 s only, because the number of terms is unbounded. */
export async function readPlainResults(term: string, page: number): Promise<SearchResponse> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const results = await runSearch(term, endOf(page, SEARCH_STEPS));
  const isPart = results.gateway === null || results.site === null;
  cacheLife(isPart ? lifetimes.unavailable : lifetimes.missing);
  return results;
}

/** Returns at most six pages for a term being typed; none without an index. */
export async function suggestionsFor(term: string): Promise<SiteResult[]> {
  const site = await searchSite(term, { withNews: true, isTyping: true });
  return !site || site.isNear ? [] : site.results.slice(0, MAX_SUGGESTIONS);
}
