import { object, string } from 'yup';
import { cleanText, failuresOf, type FieldFailure } from '@/lib/features/forms/failures';
import {
  isEmail,
  isNationalPhone,
  LIMITS,
  PHONE_DIGITS,
  phoneDigits,
  phoneNotNational,
} from '@/lib/features/forms/fields';
import type { QuotePerson } from '@/lib/features/quote/submission';

/** The error messages, verbatim from the specification, section 5, and so without accents. */
export const quoteMessages = {
  nameEmpty: 'Campo nombre no puede ir vacio',
  companyEmpty: 'Campo empresa no puede ir vacio',
  phoneEmpty: 'Campo telefono no puede ir vacio',
  phoneShort: 'Campo telefono no puede ser menor a 10 digitos',
  emailEmpty: 'Campo correo no puede ir vacio',
  emailInvalid: 'El correo ingresado no es valido',
} as const;

const quotePersonSchema = object({
  client_name: cleanText().required(quoteMessages.nameEmpty).max(LIMITS.name),
  company_name: cleanText().required(quoteMessages.companyEmpty).max(LIMITS.name),
  phone_number: string()
    .transform(phoneDigits)
    .required(quoteMessages.phoneEmpty)
    .test('phone', phoneNotNational, (digits) => isNationalPhone(digits))
    .min(PHONE_DIGITS, quoteMessages.phoneShort),
  email: cleanText()
    .trim()
    .required(quoteMessages.emailEmpty)
    .test('email', quoteMessages.emailInvalid, (value) => isEmail(value)),
});

/** The fields in the order of the checks (specification, section 5). */
export const personFields = ['client_name', 'company_name', 'phone_number', 'email'] as const;

/** Returns the first failed rule of each of `fields`; an empty list when the data is valid. */
export function checkQuotePerson(
  values: QuotePerson,
  fields: readonly string[] = personFields,
): FieldFailure<keyof QuotePerson>[] {
  return failuresOf(quotePersonSchema, personFields, values, fields);
}
