import { object, string, type InferType } from 'yup';
import { firstFailure, type FieldFailure } from '@/lib/features/forms/first-failure';
import {
  isEmail,
  isNationalPhone,
  LIMITS,
  PHONE_DIGITS,
  phoneDigits,
  phoneNotNational,
} from '@/lib/features/forms/fields';

/** Messages of wizard step 5, letter by letter (specification, section 5): without accents. */
export const quoteMessages = {
  nameEmpty: 'Campo nombre no puede ir vacio',
  companyEmpty: 'Campo empresa no puede ir vacio',
  phoneEmpty: 'Campo telefono no puede ir vacio',
  phoneShort: 'Campo telefono no puede ser menor a 10 digitos',
  emailEmpty: 'Campo correo no puede ir vacio',
  emailInvalid: 'El correo ingresado no es valido',
} as const;

/** Wizard step 5, used by the form and by `POST /api/quote`. */
const quotePersonSchema = object({
  client_name: string().trim().required(quoteMessages.nameEmpty).max(LIMITS.name),
  company_name: string().trim().required(quoteMessages.companyEmpty).max(LIMITS.name),
  phone_number: string()
    .transform(phoneDigits)
    .required(quoteMessages.phoneEmpty)
    .test('phone', phoneNotNational, (digits) => isNationalPhone(digits))
    .min(PHONE_DIGITS, quoteMessages.phoneShort),
  email: string()
    .trim()
    .required(quoteMessages.emailEmpty)
    .test('email', quoteMessages.emailInvalid, (value) => isEmail(value)),
});

type Person = InferType<typeof quotePersonSchema>;
export type QuotePersonField = keyof Person;

/** The order of the checks (specification, section 5). */
const ORDER = ['client_name', 'company_name', 'phone_number', 'email'] as const;

/**
 * The first rule that the personal data break; undefined when they may be sent.
 *
 * @param fields judges these alone.
 */
export function checkQuotePerson(
  values: Record<QuotePersonField, string>,
  fields: readonly string[] = ORDER,
): FieldFailure<QuotePersonField> | undefined {
  return firstFailure(quotePersonSchema, ORDER, values, fields);
}
