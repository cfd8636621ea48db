import { checkQuotePerson } from '@/lib/features/quote/schema';
import type { QuotePerson } from '@/lib/features/quote/submission';

const person = {
  client_name: 'Señora de Prueba',
  company_name: 'Empresa Ficticia',
  phone_number: '5555550101',
  email: 'prueba@cliente.example',
};
const without = (...names: (keyof QuotePerson)[]) => ({
  ...person,
  ...Object.fromEntries(names.map((name) => [name, ''])),
});

const fieldsOf = (failures: readonly { field: string }[]) => failures.map(({ field }) => field);

test('complete data passes', () => expect(checkQuotePerson(person)).toEqual([]));

test.each([
  ['client_name', 'Campo nombre no puede ir vacio'],
  ['company_name', 'Campo empresa no puede ir vacio'],
  ['phone_number', 'Campo telefono no puede ir vacio'],
  ['email', 'Campo correo no puede ir vacio'],
] as const)('an empty %s has an error', (field, message) => {
  expect(checkQuotePerson(without(field))).toEqual([{ field, message }]);
});

test.each(['555555010', '5', '55 5555 01'])('the phone %j is too short', (phone_number) => {
  expect(checkQuotePerson({ ...person, phone_number })).toEqual([
    { field: 'phone_number', message: 'Campo telefono no puede ser menor a 10 digitos' },
  ]);
});

test.each(['55555501011', '+6561234567'])('the phone %j is not national', (phone_number) => {
  expect(checkQuotePerson({ ...person, phone_number })).toEqual([
    {
      field: 'phone_number',
      message: 'Escribe tu teléfono a 10 dígitos, por ejemplo 81 1234 5678',
    },
  ]);
});

test.each(['+52 55 5555 0101', '044 55 5555 0101'])('the phone %j is national', (phone_number) => {
  expect(checkQuotePerson({ ...person, phone_number })).toEqual([]);
});

test('one field can be checked alone', () => {
  expect(fieldsOf(checkQuotePerson(without('client_name', 'email'), ['email']))).toEqual(['email']);
  expect(checkQuotePerson(without('client_name'), ['email'])).toEqual([]);
});

test.each(['prueba', 'prueba@', 'prueba@cliente', '@cliente.mx'])(
  'the e-mail %j is invalid',
  (email) => {
    expect(checkQuotePerson({ ...person, email })).toEqual([
      { field: 'email', message: 'El correo ingresado no es valido' },
    ]);
  },
);

test('spaces count as empty', () => {
  expect(fieldsOf(checkQuotePerson({ ...person, client_name: ' \t ' }))).toEqual(['client_name']);
});

test('each field has at most one failure, in the order of the specification', () => {
  const order: (keyof QuotePerson)[] = ['client_name', 'company_name', 'phone_number', 'email'];
  order.forEach((_, index) => {
    const empty = order.slice(index);
    expect(fieldsOf(checkQuotePerson(without(...empty)))).toEqual(empty);
    expect(fieldsOf(checkQuotePerson(without(...empty.toReversed())))).toEqual(empty);
  });
});
