import 'server-only';
import { findCity } from '@/lib/content/catalogue/municipalities';
import { findState } from '@/lib/content/catalogue/states';
import { CONTACT_FORM_FIELD, type ContactFormKind } from '@/lib/features/contact/fields';
import { checkContact } from '@/lib/features/contact/schema';
import { LIMITS, phoneDigits } from '@/lib/features/forms/fields';
import type { ContactSubmission, Submission } from '@/lib/content/gateway/submissions';
import { sanitizeLine, sanitizeText } from '@/lib/util/text';
import type { SubmissionForm } from '@/lib/features/submissions/pipeline';

/** Reads the state and city. Scripts send ids; a form without script sends the typed text. */
function readPlace(fields: Record<string, unknown>): { state: string; city: string } {
  const state = findState(sanitizeLine(fields.state, LIMITS.place));
  const city = sanitizeLine(fields.city, LIMITS.place);
  if (state === undefined || state.id === 0) return { state: '', city };
  const known = findCity(state.id, city);
  // An id of another state is not a name.
  return { state: state.name, city: known?.name ?? (/^\d+$/.test(city) ? '' : city) };
}

/** Returns a quote request. Its message has the company, because the call has no field for it. */
function quoteRequest({ business, message, ...rest }: ContactSubmission): Submission {
  const text = business ? `${message}\nEmpresa: ${business}` : message;
  return { call: 'message', body: { ...rest, message: text } };
}

/** Reads the street of a report; nothing for other messages. */
function readStreet(fields: Record<string, unknown>, kind: ContactFormKind) {
  if (kind !== 'reporte') return {};
  return {
    street: sanitizeLine(fields.street, LIMITS.place),
    between: sanitizeLine(fields.between, LIMITS.place),
  };
}

/** Appends the street to a message, because the gateway has no field for it. */
function withStreet(message: string, { street, between }: ReturnType<typeof readStreet>): string {
  if (street === undefined) return message;
  const around = between ? `\nEntre las calles: ${between}` : '';
  return `${message}\n\nCalle y número: ${street}${around}`;
}

const kindOf = ({ [CONTACT_FORM_FIELD]: kind }: Record<string, unknown>): ContactFormKind =>
  kind === 'cotizacion' || kind === 'reporte' ? kind : 'contacto';

/** The contact, the quote-request and the report form, `POST /api/contact`. */
export const contactForm: SubmissionForm = {
  kind: 'contact',
  formats: ['json', 'form'],
  async read(fields) {
    const body = {
      name: sanitizeLine(fields.name, LIMITS.name),
      phone: phoneDigits(sanitizeLine(fields.phone, LIMITS.name)),
      email: sanitizeLine(fields.email, LIMITS.email + 1),
      business: sanitizeLine(fields.business, LIMITS.name),
      message: sanitizeText(fields.message, LIMITS.message),
      ...readPlace(fields),
    };
    const kind = kindOf(fields);
    const place = readStreet(fields, kind);
    const failure = checkContact({ ...body, ...place });
    if (failure) return failure;
    if (kind === 'cotizacion') return quoteRequest(body);
    return { call: 'contact', body: { ...body, message: withStreet(body.message, place) } };
  },
};
