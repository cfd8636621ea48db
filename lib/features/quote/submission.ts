import { pathOf, type Quote } from '@/lib/features/quote/state';

/** The empty contact data of a quote, with the field names of the gateway. */
export const emptyPerson = { client_name: '', company_name: '', phone_number: '', email: '' };

/** The contact data of a quote. */
export type QuotePerson = typeof emptyPerson;

/** The wizard's names for the fields that it sends. */
export const quoteFieldNames: Record<string, string> = {
  client_name: 'Nombre',
  company_name: 'Empresa',
  phone_number: 'Teléfono',
  email: 'Correo electrónico',
  business_line_id: 'Servicio',
  city_id: 'Ciudad',
  frequency: 'Días',
  quote_services: 'Respuestas',
};

/** Returns the body for `POST /api/quote`, without the origin; undefined while incomplete. */
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
