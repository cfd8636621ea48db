import { object, string, type InferType } from 'yup';
import { firstFailure, type FieldFailure } from '@/lib/forms/first-failure';
import { isEmail, LIMITS, PHONE_DIGITS } from '@/lib/forms/fields';

/** Messages of the contact and quote-request form, letter by letter (specification, section 5). */
export const contactMessages = {
  name: 'El campo nombre no puede ir vacío',
  phone: 'El campo teléfono no puede ir vacío',
  email: 'El campo correo no puede ir vacío',
  emailInvalid: 'El correo no es valido',
  state: 'El campo estado no puede ir vacío',
  city: 'El campo ciudad no puede ir vacío',
  message: 'El campo mensaje no puede ir vacío',
  /** Not in the specification, which allows at most ten digits and nothing else. */
  phoneDigits: `El teléfono lleva como máximo ${PHONE_DIGITS} dígitos`,
} as const;

export const contactSent = 'Tu mensaje ha sido enviado, gracias.';

/** One schema for both forms; only the contact page's call has a field for the company. */
const contactSchema = object({
  name: string().trim().required(contactMessages.name).max(LIMITS.name),
  phone: string()
    .trim()
    .required(contactMessages.phone)
    .matches(new RegExp(`^\\d{1,${PHONE_DIGITS}}$`), contactMessages.phoneDigits),
  email: string()
    .trim()
    .required(contactMessages.email)
    .test('email', contactMessages.emailInvalid, (value) => isEmail(value)),
  business: string().trim().max(LIMITS.name).default(''),
  /** Id in the browser's form; the name once the handler has read it. */
  state: string().trim().required(contactMessages.state),
  city: string().trim().required(contactMessages.city).max(LIMITS.place),
  message: string().trim().required(contactMessages.message).max(LIMITS.message),
});

export type ContactValues = InferType<typeof contactSchema>;
export type ContactField = keyof ContactValues;

/** The order of the checks (specification, section 5); the company is optional. */
const ORDER = ['name', 'phone', 'email', 'state', 'city', 'message', 'business'] as const;

/** What visitors call each field, for the page that a form without script leads to. */
export const contactFieldNames: Record<ContactField, string> = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  business: 'Empresa',
  state: 'Estado',
  city: 'Ciudad',
  message: 'Mensaje',
};

export const isContactField = (name: string): name is ContactField => name in contactFieldNames;

/** The first rule that the form breaks; undefined when it may be sent. */
export function checkContact(values: ContactValues): FieldFailure<ContactField> | undefined {
  return firstFailure(contactSchema, ORDER, values);
}

/** Which of the two forms was filled in, by the value of its hidden field. */
export const CONTACT_FORM_FIELD = 'formulario';
export type ContactFormKind = 'contacto' | 'cotizacion';
