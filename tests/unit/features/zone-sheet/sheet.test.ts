import { zoneShareText } from '@/lib/features/zone-sheet/times';
import { zoneSheet } from '@/lib/features/zone-sheet/sheet';
import { branch, zone } from '@/tests/unit/features/support';

const sheetOf = (title: string, frequency = '', timetable = '', change = {}) =>
  zoneSheet(branch(change), zone(1, title, frequency, timetable), title, undefined);

test.each([
  ['Centro', '/sucursales/monterrey/Centro', 'localhost:3000/sucursales/monterrey/Centro'],
  [
    'San Román / 2ª',
    '/sucursales/monterrey/San%20Rom%C3%A1n%20%2F%202%C2%AA',
    'localhost:3000/sucursales/monterrey/San Román %2F 2ª',
  ],
  ['100%', '/sucursales/monterrey/100%25', 'localhost:3000/sucursales/monterrey/100%25'],
])('the address of %s is that of its page, and the typed one leads there', (title, path, typed) => {
  const { url, address } = sheetOf(title);
  expect(url).toBe(`http://localhost:3000${path}`);
  expect(address).toBe(typed);
  expect(new URL(`http://${address}`).href).toBe(url);
});

test('the phone is the branch’s, else the company’s', () => {
  expect(sheetOf('Centro').phone).toEqual([{ text: '55 5555 0101', href: 'tel:+525555550101' }]);
  expect(sheetOf('Centro', '', '', { phone_number: ' ' }).phone[0]?.text).toBe('800 733 22 22');
});

test.each([
  ['', '', 'Consulte los días y el horario de esta zona por teléfono.', []],
  ['', '6:00 a 8:00 h', 'Consulte los días de esta zona por teléfono.', ['6:00 a 8:00 h']],
  ['Cada mes', '', 'Cada mes', ['Consulte el horario por teléfono.']],
  ['Diario', '', 'Todos los días', ['Consulte el horario por teléfono.']],
])('what nobody has written is asked by phone: "%s", "%s"', (frequency, timetable, days, hours) => {
  expect(sheetOf('Centro', frequency, timetable)).toMatchObject({ days, hours });
});

test('what is sent by WhatsApp names the zone, its days and its hours', () => {
  const text = (frequency: string, timetable: string) =>
    zoneShareText(branch(), zone(1, 'Centro', frequency, timetable));
  expect(text('Lunes, miércoles y viernes', '6:00 a 12:00 h')).toBe(
    'Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00',
  );
  expect(text('', '')).toBe('Recolección en Centro, Monterrey');
});
