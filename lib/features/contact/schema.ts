import { object, string, type ObjectSchema } from 'yup';
import {
  contactMessages,
  type ContactField,
  type ContactValues,
} from '@/lib/features/contact/fields';
import { cleanText, failuresOf, type FieldFailure } from '@/lib/features/forms/failures';
import {
  isEmail,
  isNationalPhone,
  LIMITS,
  phoneDigits,
  phoneNotNational,
} from '@/lib/features/forms/fields';

const contactSchema: ObjectSchema<ContactValues> = object({
  name: cleanText().required(contactMessages.name).max(LIMITS.name),
  phone: string()
    .transform(phoneDigits)
    .required(contactMessages.phone)
    .test('phone', phoneNotNational, (digits) => isNationalPhone(digits)),
  email: cleanText()
    .trim()
    .required(contactMessages.email)
    .test('email', contactMessages.emailInvalid, (value) => isEmail(value)),
  business: cleanText().max(LIMITS.name).default(''),
  state: cleanText().required(contactMessages.state),
  city: cleanText().required(contactMessages.city).max(LIMITS.place),
  message: cleanText().required(contactMessages.message).max(LIMITS.message),
});

const ORDER = ['name', 'phone', 'email', 'state', 'city', 'message', 'business'] as const;

/**
 * The first failed rule among `fields`: the specification stops there (section 5). Undefined when the
 * form is valid.
 */
export function checkContact(
  values: ContactValues,
  fields: readonly string[] = ORDER,
): FieldFailure<ContactField> | undefined {
  return failuresOf(contactSchema, ORDER, values, fields)[0];
}
