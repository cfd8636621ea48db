import type { QuoteLink } from '@/lib/features/quote/deep-link';
import {
  findLinkedCity,
  findLinkedState,
  type LinkedPlace,
} from '@/lib/features/quote/linked-place';
import type { QuoteEvent } from '@/lib/features/quote/machine';
import { canNext } from '@/lib/features/quote/moves';
import { STEP, type Named, type Quote } from '@/lib/features/quote/state';

type LinkMove = QuoteEvent | 'wait' | 'done';

interface Lists {
  states: readonly LinkedPlace[] | undefined;
  cities: readonly LinkedPlace[] | undefined;
}

const named = ({ id, name }: LinkedPlace): Named => ({ id, name });

function moveToCity(link: QuoteLink, quote: Quote, cities: Lists['cities']): LinkMove {
  if (link.city === '') return 'done';
  if (cities === undefined) return 'wait';
  const city = findLinkedCity(cities, link.city, quote.state?.name ?? '');
  if (!city) return 'done';
  if (quote.city === null) return { type: 'chooseCity', city: named(city) };
  if (quote.city.id !== city.id || quote.coverage?.isCovered === false) return 'done';
  // A link without a service does not go on to the next step.
  if (link.service === '') return 'done';
  return canNext(quote) ? { type: 'next' } : 'wait';
}

/** Returns the next move of a marketing link at step 2, as lists arrive. The visitor's choices win. */
export function linkMove(link: QuoteLink, quote: Quote, { states, cities }: Lists): LinkMove {
  if (quote.step === STEP.service) return link.service === '' ? 'wait' : 'done';
  if (quote.step > STEP.place || link.state === '') return 'done';
  if (states === undefined) return 'wait';
  const state = findLinkedState(states, link.state);
  if (!state) return 'done';
  if (quote.state === null) return { type: 'chooseState', state: named(state) };
  return quote.state.id === state.id ? moveToCity(link, quote, cities) : 'done';
}
