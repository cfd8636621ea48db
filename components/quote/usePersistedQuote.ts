import { useCallback, useEffect, useReducer, type Dispatch } from 'react';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { findLinkedLine, parseQuoteLink, type QuoteLink } from '@/lib/features/quote/deep-link';
import { readHistoryEntry } from '@/lib/features/quote/history-entry';
import type { QuoteLine } from '@/lib/features/quote/lines';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import { emptyPerson, type QuotePerson } from '@/lib/features/quote/person';
import { readSavedQuote, serialiseQuote, type SavedQuote } from '@/lib/features/quote/saved';
import { emptyQuote, type Quote } from '@/lib/features/quote/state';
import { arrivalCampaign } from '@/lib/server/routing/campaign-query';
import { withSessionStorage } from '@/lib/util/session-storage';

const KEY = 'cotizacion';

const emptyVisit: Visit = {
  person: emptyPerson,
  submission: '',
  folio: '',
  receipt: '',
  campaign: '',
  reached: 0,
  link: null,
};

const fresh = () => ({
  person: emptyPerson,
  submission: newSubmissionId(),
  folio: '',
  receipt: '',
  reached: 0,
});

/** A visit to the wizard, apart from the quote itself. */
interface Visit extends Omit<SavedQuote, 'quote'> {
  /** The marketing link that is still to be applied. */
  link: QuoteLink | null;
}

/** A marketing link starts a new quote; a reload or Back restores the saved one. */
function begin(lines: readonly QuoteLine[]): Visit & SavedQuote {
  const saved = readSavedQuote(withSessionStorage((storage) => storage.getItem(KEY)));
  const person = saved?.person ?? emptyPerson;
  const submission = saved?.submission || newSubmissionId();
  // The newer campaign is the one that brought the visitor back.
  const campaign = arrivalCampaign() || (saved?.campaign ?? '');
  const { reached = 0, receipt = '' } = saved ?? {};
  const visit = { person, submission, campaign, reached, receipt };
  const isNewVisit = readHistoryEntry(window.history.state) === undefined;
  const link = isNewVisit ? parseQuoteLink(window.location.search) : undefined;
  const line = link && findLinkedLine(lines, link.service);
  // A quote that waits for its delivery stays.
  if (line && !saved?.folio) {
    const quote: Quote = { ...emptyQuote, step: 2, line: { id: line.id, name: line.name } };
    return { quote, ...visit, reached: 0, folio: '', link };
  }
  if (saved) return { ...saved, ...visit, link: null };
  // An unknown service is ignored; the place is applied at step 2.
  const unknown = { quote: emptyQuote, ...visit, folio: '' };
  return { ...unknown, link: link ? { ...link, service: '' } : null };
}

/** Null before a visit begins and after it ends. */
function updateVisit(known: Visit | null, change: Partial<Visit> | null): Visit | null {
  return change && { ...emptyVisit, ...known, ...change };
}

/** Persists the quote in session storage, until the tab closes or the quote is sent. */
export function usePersistedQuote(
  quote: Quote,
  dispatch: Dispatch<QuoteEvent>,
  lines: readonly QuoteLine[],
) {
  const [visit, update] = useReducer(updateVisit, null);
  const isReady = visit !== null;

  useEffect(() => {
    const { quote: begun, ...begunVisit } = begin(lines);
    if (begun !== emptyQuote) dispatch({ type: 'restore', quote: begun });
    update(begunVisit);
    // The router may hide this page and show it again, which is another visit.
    return () => {
      dispatch({ type: 'restore', quote: emptyQuote });
      update(null);
    };
  }, [dispatch, lines]);

  const { link, ...known } = visit ?? emptyVisit;
  const { person, submission, folio, receipt, campaign, reached } = known;
  useEffect(() => {
    if (!isReady) return;
    withSessionStorage((storage) =>
      quote.step === 6
        ? storage.removeItem(KEY)
        : storage.setItem(
            KEY,
            serialiseQuote({ quote, person, submission, folio, receipt, campaign, reached }),
          ),
    );
  }, [isReady, quote, person, submission, folio, receipt, campaign, reached]);

  const setPerson = useCallback((changed: QuotePerson) => {
    update({ person: changed });
  }, []);
  return {
    isReady,
    ...known,
    link,
    /** Changes what the visit holds; never changes itself. */
    update,
    setPerson,
    /** After sending, personal data is dropped and the next quote is another submission. */
    forget: () => update(fresh()),
    /** Goes on with a quote that could not be sent. */
    restore({ quote: unsent, person: typed, submission: id, reached: step }: SavedQuote) {
      dispatch({ type: 'restore', quote: unsent });
      update({ person: typed, submission: id, reached: step, link: null });
    },
  };
}
