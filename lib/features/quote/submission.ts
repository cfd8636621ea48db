import type { QuotePerson } from '@/lib/features/quote/person';
import { pathOf, type Quote } from '@/lib/features/quote/state';

/**
 * The body for `POST /api/quote`, in the names of the gateway's quote call; the handler adds the
 * origin. Undefined while incomplete.
 */
export function quoteFields(quote: Quote, person: QuotePerson) {
  if (quote.line === null || quote.city === null) return undefined;
  return {
    business_line_id: quote.line.id,
    frequency: quote.weekdays,
    city_id: quote.city.id,
    ...person,
    quote_services: pathOf(quote).map(({ question, answer }) => ({
      service: question,
      type: answer,
    })),
  };
}
