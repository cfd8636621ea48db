import { initialsOf } from '@/lib/util/format/initials';

test.each([
  ['Jacinta Robledal', 'JR'],
  ['Lic. Fermín de la Loza', 'FL'],
  ['Ángela', 'Á'],
  ['“Ñico” Pérez García', 'ÑP'],
  ['Ing.', 'I'],
  ['', ''],
  ['🚛 7', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
