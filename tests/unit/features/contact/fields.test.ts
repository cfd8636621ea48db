import { isContactField } from '@/lib/features/contact/fields';

test.each(['constructor', '__proto__', 'toString', 'apellido', ''])('%j is no field', (name) => {
  expect(isContactField(name)).toBe(false);
});
