import { object, string, type ObjectSchema } from 'yup';
import {
  contactFields,
  contactMessages,
  type ContactField,
  type ContactValues,
} from '@/lib/features/contact/fields';
import { cleanText, failuresOf, type FieldFailure } from '@/lib/features/forms/failures';
import {
  isEmail,
  isNationalPhone,
  LIMITS,
  PHONE_DIGITS,
  phoneDigits,
  phoneNotNational,
} from '@/lib/features/forms/fields';

const contactSchema: ObjectSchema<ContactValues> = object({
  name: cleanText().required(contactMessages.name).max(LIMITS.name),
  phone: string()
    .transform(phoneDigits)
    .required(contactMessages.phone)
    .test('phone', phoneNotNational, (digits, { parent }) =>
      // A report is answered by phone, so its number must be complete.
      parent.street === undefined
        ? isNationalPhone(digits)
        : isNationalPhone(digits) && digits.length === PHONE_DIGITS,
    ),
  email: cleanText()
    .trim()
    .required(contactMessages.email)
    .test('email', contactMessages.emailInvalid, (value) => isEmail(value)),
  business: cleanText().max(LIMITS.name).default(''),
  state: cleanText().required(contactMessages.state),
  city: cleanText().required(contactMessages.city).max(LIMITS.place),
  message: cleanText().required(contactMessages.message).max(LIMITS.message),
  street: cleanText()
    .max(LIMITS.place)
    .test('street', 'Escribe la calle y el número', (text) => text !== ''),
  between: cleanText().max(LIMITS.place),
});

/**
 * Returns the first failed rule among `fields`, because the specification stops there (section 5). Undefined
 * when the form is valid.
 */
export function checkContact(
  values: ContactValues,
  fields: readonly string[] = contactFields,
): FieldFailure<ContactField> | undefined {
  return failuresOf(contactSchema, contactFields, values, fields)[0];
}
