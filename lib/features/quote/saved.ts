import type { Quote } from '@/lib/features/quote/state';
import type { QuotePerson } from '@/lib/features/quote/submission';
import { isObject } from '@/lib/util/is-object';
import { parsedJson } from '@/lib/util/parsed-json.mts';
import { withSessionStorage } from '@/lib/util/session-storage';

/** What a tab remembers of a quote. */
export interface SavedQuote {
  quote: Quote;
  person: QuotePerson;
  submission: string;
  /** Of a quote that is received and not yet delivered, else ''. */
  folio: string;
}

const KEY = 'cotizacion';
/** Increase it when the shape changes, so that older quotes are ignored. */
const VERSION = 2;

const isSaved = (value: unknown): value is SavedQuote =>
  isObject(value) && value.version === VERSION;

/** Returns the quote that was begun in this tab; undefined for none. */
export function readSavedQuote(): SavedQuote | undefined {
  const value = parsedJson(withSessionStorage((storage) => storage.getItem(KEY)) ?? '');
  return isSaved(value) ? value : undefined;
}

/** Stores a quote until it is sent or the tab is closed. Its battery is large and is loaded again. */
export function saveQuote(saved: SavedQuote): void {
  const quote = { ...saved.quote, battery: null };
  withSessionStorage((storage) =>
    quote.step === 6
      ? storage.removeItem(KEY)
      : storage.setItem(KEY, JSON.stringify({ version: VERSION, ...saved, quote })),
  );
}
