import { readDraft, removeDraft, saveDraft } from '@/lib/features/forms/draft';
import type { Quote } from '@/lib/features/quote/state';
import type { QuotePerson } from '@/lib/features/quote/submission';

/** The quote that a tab stores. */
export interface SavedQuote {
  quote: Quote;
  person: QuotePerson;
  submission: string;
  /** The folio of a quote that the site has stored; '' before it is sent. */
  folio: string;
}

const FORM = 'cotizacion';
/** The version of the stored shape. Increase it when the shape changes, so that older quotes are ignored. */
const VERSION = 2;

const isSaved = (draft: object): draft is SavedQuote =>
  'version' in draft && draft.version === VERSION;

/** Returns the quote that was started in this tab; undefined for none. */
export function readSavedQuote(): SavedQuote | undefined {
  const draft: object = readDraft(FORM);
  return isSaved(draft) ? draft : undefined;
}

/** Stores a quote until the tab is closed. Its battery is large and is loaded again. */
export function saveQuote(saved: SavedQuote): void {
  saveDraft(FORM, { version: VERSION, ...saved, quote: { ...saved.quote, battery: null } });
}

/** Removes the quote of this tab. */
export function removeSavedQuote(): void {
  removeDraft(FORM);
}
