import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { findLinkedLine, parseQuoteLink, type QuoteLink } from '@/lib/features/quote/deep-link';
import { isIndex } from '@/lib/features/quote/guards';
import type { QuoteLine } from '@/lib/features/quote/page';
import { readSavedQuote, type SavedQuote } from '@/lib/features/quote/saved';
import { STEP, emptyQuote, type Quote } from '@/lib/features/quote/state';
import { emptyPerson } from '@/lib/features/quote/submission';
import { isObject } from '@/lib/util/json';

/** The data of a quote other than its choices. */
export interface QuoteDetails extends Omit<SavedQuote, 'quote'> {
  /** The marketing link that is still to be applied. */
  link: QuoteLink | null;
}

/** The details before a session begins. */
export const emptyDetails: QuoteDetails = {
  person: emptyPerson,
  submission: '',
  folio: '',
  link: null,
};

/** Returns the changes after a quote is sent: no personal data, and an id for another submission. */
export const clearedDetails = (folio = ''): Partial<QuoteDetails> => ({
  person: emptyPerson,
  submission: newSubmissionId(),
  folio,
});

/** The position of a browser history entry among those of the wizard. */
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

/**
 * Begins a session: a marketing link starts a new quote, and so does a visit after a sent one; a reload or Back
 * restores the saved quote.
 */
export function beginSession(lines: readonly QuoteLine[]): { quote: Quote; details: QuoteDetails } {
  const isNewVisit = readHistoryEntry(window.history.state) === undefined;
  const stored = readSavedQuote();
  const saved = isNewVisit && stored?.quote.step === STEP.done ? undefined : stored;
  const { quote: savedQuote, ...known } = saved ?? { quote: emptyQuote, ...emptyDetails };
  const details = { ...known, submission: known.submission || newSubmissionId(), link: null };
  const link = isNewVisit ? parseQuoteLink(window.location.search) : undefined;
  const line = link && findLinkedLine(lines, link.service);
  if (line) {
    const quote: Quote = {
      ...emptyQuote,
      step: STEP.place,
      line: { id: line.id, name: line.name },
    };
    return { quote, details: { ...details, ...clearedDetails(), person: details.person, link } };
  }
  if (saved || !link) return { quote: savedQuote, details };
  // An unknown service is ignored; the place is applied at step 2.
  return { quote: emptyQuote, details: { ...details, link: { ...link, service: '' } } };
}
