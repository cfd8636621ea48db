import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { findLinkedLine, parseQuoteLink, type QuoteLink } from '@/lib/features/quote/deep-link';
import { isIndex } from '@/lib/features/quote/guards';
import type { QuoteLine } from '@/lib/features/quote/page';
import { readSavedQuote, type SavedQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { emptyPerson } from '@/lib/features/quote/submission';
import { isObject } from '@/lib/util/is-object';

/** A visit to the wizard, apart from the quote itself. */
export interface Visit extends Omit<SavedQuote, 'quote'> {
  /** The marketing link that is still to be applied. */
  link: QuoteLink | null;
}

/** Before a visit has begun. */
export const emptyVisit: Visit = {
  person: emptyPerson,
  submission: '',
  folio: '',
  link: null,
};

/** What changes once a quote has been sent: personal data is dropped, the next is another submission. */
export const forgotten = (): Partial<Visit> => ({
  person: emptyPerson,
  submission: newSubmissionId(),
  folio: '',
});

/** Where an entry of the browser's history stands among those of the wizard. */
export interface HistoryEntry {
  position: number;
  lowest: number;
}

/** Reads `history.state`; undefined for entries of other pages. */
export function readHistoryEntry(state: unknown): HistoryEntry | undefined {
  const quote = isObject(state) ? state.quote : undefined;
  if (!isObject(quote)) return undefined;
  const { position, lowest } = quote;
  if (!isIndex(position) || !isIndex(lowest) || lowest > position) return undefined;
  return { position, lowest };
}

/** Begins a visit in the browser. A marketing link starts a new quote; a reload or Back restores the saved one. */
export function beginVisit(lines: readonly QuoteLine[]): { quote: Quote; visit: Visit } {
  const saved = readSavedQuote();
  const { quote: savedQuote, ...known } = saved ?? { quote: emptyQuote, ...emptyVisit };
  const visit = {
    ...known,
    submission: known.submission || newSubmissionId(),
    link: null,
  };
  const isNewVisit = readHistoryEntry(window.history.state) === undefined;
  const link = isNewVisit ? parseQuoteLink(window.location.search) : undefined;
  const line = link && findLinkedLine(lines, link.service);
  if (line) {
    const quote: Quote = { ...emptyQuote, step: 2, line: { id: line.id, name: line.name } };
    return { quote, visit: { ...visit, ...forgotten(), person: visit.person, link } };
  }
  if (saved || !link) return { quote: savedQuote, visit };
  // An unknown service is ignored; the place is applied at step 2.
  return { quote: emptyQuote, visit: { ...visit, link: { ...link, service: '' } } };
}
