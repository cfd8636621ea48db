/** @jest-environment node */
import { contactMessages, type ContactValues } from '@/lib/features/contact/fields';
import { checkContact } from '@/lib/features/contact/schema';
import { LIMITS, phoneNotNational } from '@/lib/features/forms/fields';
import { checkQuotePerson, quoteMessages } from '@/lib/features/quote/schema';

const contact: ContactValues = {
  name: 'Ana',
  phone: '5555550101',
  email: 'ana@casa.example',
  business: '',
  state: '19',
  city: '963',
  message: 'Hola',
};
const person = {
  client_name: 'Ana',
  company_name: 'Particular',
  phone_number: '5555550101',
  email: 'ana@casa.example',
};

/** Matches the messages of the specification and our own, all in Spanish. */
const SPANISH = new RegExp(
  [
    ...Object.values(contactMessages),
    ...Object.values(quoteMessages),
    phoneNotNational,
    'Escribe como máximo \\d+ caracteres',
    'Este dato no puede ir vacío',
    'Revisa este dato',
  ]
    .map((text) => `^${text}$`)
    .join('|'),
);

/** Values that a form, an edited page, a gateway's message or a script may send. */
const odd: unknown[] = ['', ' ', 'x'.repeat(6_000), undefined, 5, true, NaN];

/** Returns the messages for each odd value of each field. */
function said<Values extends object>(
  values: Values,
  check: (values: Values) => { field: string; message: string } | undefined,
) {
  return Object.keys(values).flatMap((field) =>
    odd.flatMap((value) => check({ ...values, [field]: value })?.message ?? []),
  );
}

test.each([
  ['contact', said(contact, checkContact)],
  ['wizard', said(person, (values) => checkQuotePerson(values)[0])],
])('every rule of the %s form has a Spanish message', (_, messages) => {
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => !SPANISH.test(message))).toEqual([]);
});

test('the message for a long text names the limit', () => {
  const message = 'x'.repeat(LIMITS.message + 1);
  expect(checkContact({ ...contact, message })).toEqual({
    field: 'message',
    message: 'Escribe como máximo 5000 caracteres',
  });
});
