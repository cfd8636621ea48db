import 'server-only';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { searchAnswer, type SearchAnswer } from '@/lib/features/search/cards';
import { KIND_LABELS, type EntryKind, type SearchEntry } from '@/lib/features/search/entry';
import { searchEntries, spellingOf } from '@/lib/features/search/search';
import { siteIndex } from '@/lib/features/search/site-index';

/** One of the site's own results as a list shows it. */
export interface SiteResult {
  title: string;
  href: string;
  /** What it is: 'Sucursal', 'Pregunta frecuente' … */
  kind: string;
  /** One line about it, '' for none. */
  line: string;
}

/** What the site's own search answers. */
interface SiteAnswer {
  /** At most ten, best first. */
  results: SiteResult[];
  /** The term as it was probably meant, where a word is mistyped. */
  spelling?: string;
}

/** Both searches for one term; null is one that could not be made. */
export interface SearchReply {
  gateway: SearchAnswer | null;
  site: SiteAnswer | null;
}

/** What comes after them is guessing. */
const MOST_RESULTS = 10;
const MOST_SUGGESTIONS = 6;

const siteResult = ({ title, href, kind, line }: SearchEntry): SiteResult => ({
  title,
  href,
  kind: KIND_LABELS[kind],
  line,
});

/** Where the gateway's search answers, these stand among its results. */
const isGateways = (kind: EntryKind) => kind === 'news' || kind === 'press';

/** Asks the gateway's search and the site's own for a term. Never throws. */
export async function answerSearch(term: string): Promise<SearchReply> {
  const [found, index] = await Promise.all([searchSite(term), siteIndex()]);
  const gateway = found.status === 'unavailable' ? null : searchAnswer(listOrEmpty(found));
  if (!index) return { gateway, site: null };
  const isWanted = (kind: EntryKind) => gateway === null || !isGateways(kind);
  const results = searchEntries(index, term, { isWanted }).slice(0, MOST_RESULTS).map(siteResult);
  const spelling = spellingOf(index, term);
  return { gateway, site: { results, ...(spelling === undefined ? {} : { spelling }) } };
}

/** At most six entries for a term that is being typed; none while there is no index. */
export async function suggestionsFor(term: string): Promise<SiteResult[]> {
  const index = await siteIndex();
  if (!index) return [];
  return searchEntries(index, term, { isTyping: true }).slice(0, MOST_SUGGESTIONS).map(siteResult);
}
