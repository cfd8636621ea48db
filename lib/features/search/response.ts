import 'server-only';
import type { GatewaySearch } from '@/lib/features/search/cards';
import {
  KIND_LABELS,
  type EntryKind,
  type SearchEntry,
} from '@/lib/features/content-types/search-entry';
import type { SiteIndex } from '@/lib/features/search/engine';
import { searchGateway } from '@/lib/features/search/gateway-search';
import { placesAtCode } from '@/lib/features/search/postal-code';
import { searchEntries, spellingOf } from '@/lib/features/search/search';
import { siteIndex } from '@/lib/features/search/site-index';

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

/** The gateway's own results cover these kinds. */
const isGateways = (kind: EntryKind) => kind === 'news' || kind === 'press';

function searchPages(index: SiteIndex, term: string, withNews: boolean): SiteSearch {
  const isWanted = (kind: EntryKind) => withNews || !isGateways(kind);
  const results = searchEntries(index, term, { isWanted }).slice(0, MAX_RESULTS).map(siteResult);
  const spelling = spellingOf(index, term);
  return { results, ...(spelling === undefined ? {} : { spelling }) };
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

/** At most six entries for a term being typed; none without an index. */
export async function suggestionsFor(term: string): Promise<SiteResult[]> {
  const [index, places] = await Promise.all([siteIndex(), placesAtCode(term)]);
  if (places.status === 'found') {
    const { entries, isNear } = places.value;
    return isNear ? [] : entries.slice(0, MAX_SUGGESTIONS).map(siteResult);
  }
  if (!index) return [];
  return searchEntries(index, term, { isTyping: true }).slice(0, MAX_SUGGESTIONS).map(siteResult);
}
