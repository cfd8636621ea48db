import 'server-only';
import { findCity } from '@/lib/content/catalogue/municipalities';
import { findState } from '@/lib/content/catalogue/states';
import { CONTACT_FORM_FIELD } from '@/lib/features/contact/fields';
import { checkContact } from '@/lib/features/contact/schema';
import { LIMITS, phoneDigits } from '@/lib/features/forms/fields';
import type { ContactSubmission, Submission } from '@/lib/content/gateway/submissions';
import { sanitizeLine, sanitizeText } from '@/lib/features/submissions/sanitize';
import type { SubmissionForm } from '@/lib/features/submissions/pipeline';

/** Scripts send ids; a form without script sends what was typed. */
function readPlace(fields: Record<string, unknown>): { state: string; city: string } {
  const state = findState(sanitizeLine(fields.state, LIMITS.place));
  const city = sanitizeLine(fields.city, LIMITS.place);
  if (state === undefined || state.id === 0) return { state: '', city };
  const known = findCity(state.id, city);
  // An id of another state is not a name.
  return { state: state.name, city: known?.name ?? (/^\d+$/.test(city) ? '' : city) };
}

/** The quote-request call has no field for the company. */
function quoteRequest({ business, message, ...rest }: ContactSubmission): Submission {
  const text = business ? `${message}\nEmpresa: ${business}` : message;
  return { call: 'message', body: { ...rest, message: text } };
}

/** The contact and the quote-request form, `POST /api/contact`. */
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
    const failure = checkContact(body);
    if (failure) return failure;
    const isQuoteRequest = fields[CONTACT_FORM_FIELD] === 'cotizacion';
    return isQuoteRequest ? quoteRequest(body) : { call: 'contact', body };
  },
};
