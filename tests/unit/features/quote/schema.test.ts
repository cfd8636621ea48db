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
] as const)('%s empty', (field, message) => {
  expect(checkQuotePerson(without(field))).toEqual([{ field, message }]);
});

test.each(['555555010', '5', '55 5555 01'])('phone %j', (phone_number) => {
  expect(checkQuotePerson({ ...person, phone_number })).toEqual([
    { field: 'phone_number', message: 'Campo telefono no puede ser menor a 10 digitos' },
  ]);
});

test.each(['55555501011', '+6561234567'])('phone %j is no national one', (phone_number) => {
  expect(checkQuotePerson({ ...person, phone_number })).toEqual([
    {
      field: 'phone_number',
      message: 'Escribe tu teléfono a 10 dígitos, por ejemplo 81 1234 5678',
    },
  ]);
});

test.each(['+52 55 5555 0101', '044 55 5555 0101'])(
  'phone %j is a national one',
  (phone_number) => {
    expect(checkQuotePerson({ ...person, phone_number })).toEqual([]);
  },
);

test('one field alone is judged where it is named', () => {
  expect(fieldsOf(checkQuotePerson(without('client_name', 'email'), ['email']))).toEqual(['email']);
  expect(checkQuotePerson(without('client_name'), ['email'])).toEqual([]);
});

test.each(['prueba', 'prueba@', 'prueba@cliente', '@cliente.mx'])('e-mail %j', (email) => {
  expect(checkQuotePerson({ ...person, email })).toEqual([
    { field: 'email', message: 'El correo ingresado no es valido' },
  ]);
});

test('spaces are nothing', () => {
  expect(fieldsOf(checkQuotePerson({ ...person, client_name: ' \t ' }))).toEqual(['client_name']);
});

test('one failure a field, in the order of the specification', () => {
  const order: (keyof QuotePerson)[] = ['client_name', 'company_name', 'phone_number', 'email'];
  order.forEach((_, index) => {
    const empty = order.slice(index);
    expect(fieldsOf(checkQuotePerson(without(...empty)))).toEqual(empty);
    expect(fieldsOf(checkQuotePerson(without(...empty.toReversed())))).toEqual(empty);
  });
});
