import type { CollectionRule, Weekday } from '@/lib/features/collection/schedule';
import { clockText, daysText, hoursText, scheduleText } from '@/lib/features/collection/texts';

const weekdaysOf = (digits: string) => [...digits].map((digit) => Number(digit) as Weekday);

test.each([
  ['3', 'miércoles'],
  ['14', 'lunes y jueves'],
  ['67', 'sábado y domingo'],
  ['17', 'lunes y domingo'],
  ['135', 'lunes, miércoles y viernes'],
  ['123', 'lunes a miércoles'],
  ['127', 'lunes, martes y domingo'],
  ['12345', 'lunes a viernes'],
  ['123456', 'lunes a sábado'],
  ['234567', 'martes a domingo'],
  ['1235', 'lunes a miércoles y viernes'],
  ['12356', 'lunes a miércoles, viernes y sábado'],
  ['12357', 'lunes a miércoles, viernes y domingo'],
  ['1357', 'lunes, miércoles, viernes y domingo'],
  ['1567', 'viernes a lunes'],
  ['12347', 'domingo a jueves'],
  ['12367', 'sábado a miércoles'],
  ['123567', 'todos los días excepto jueves'],
  ['1234567', 'todos los días'],
])('the days %s: %s', (digits, text) => {
  expect(daysText({ weekdays: weekdaysOf(digits) })).toBe(text);
});

test.each([
  [{}, ''],
  [{ from: 360, to: 720 }, 'de 6:00 a 12:00'],
  [{ from: 60, to: 480 }, 'de 1:00 a 8:00'],
  [{ from: 1260, to: 1680 }, 'de 21:00 a 4:00'],
  [{ from: 1200, to: 1440 }, 'de 20:00 a 0:00'],
  [{ from: 600, to: 1500 }, 'de 10:00 a 1:00 del día siguiente'],
  [{ from: 0, to: 1440 }, 'las 24 horas'],
  [{ from: 360, to: 1800 }, 'de 6:00 a 6:00 del día siguiente'],
  [{ from: 1200 }, 'a partir de las 20:00'],
  [{ from: 75 }, 'a partir de la 1:15'],
  [{ from: 780 }, 'a partir de las 13:00'],
])('the hours %j: "%s"', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('minutes as a clock shows them', () => {
  expect([0, 65, 720, 1439, 1440, 1680].map(clockText)).toEqual([
    ...['0:00', '1:05', '12:00', '23:59', '0:00', '4:00'],
  ]);
});

test('hours of the same days are joined, other days are set apart', () => {
  const rules: CollectionRule[] = [
    { weekdays: [2], from: 360, to: 600 },
    { weekdays: [2], from: 1080, to: 1320 },
    { weekdays: [4, 6] },
  ];
  expect(scheduleText(rules)).toBe('martes, de 6:00 a 10:00 y de 18:00 a 22:00; jueves y sábado');
  expect(scheduleText([{ weekdays: [1, 3, 5], from: 360, to: 720 }])).toBe(
    'lunes, miércoles y viernes, de 6:00 a 12:00',
  );
  expect(scheduleText([{ weekdays: [1] }])).toBe('lunes');
});
