import { initialsOf, trimSlug } from '@/lib/util/names';

test.each([
  ['monterrey', 'monterrey'],
  [' /monterrey/ ', 'monterrey'],
  ['//a/b//', 'a/b'],
  ['Nuevo León', 'Nuevo León'],
  [' / ', ''],
  ['', ''],
])('%j has the slug %j', (url, slug) => {
  expect(trimSlug(url)).toBe(slug);
});

test.each([
  ['Jacinta Robledal', 'JR'],
  ['Lic. Fermín de la Loza', 'FL'],
  ['Ángela', 'Á'],
  ['“Ñico” Pérez García', 'ÑP'],
  ['Ing.', 'I'],
  ['', ''],
  ['🚛 7', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
