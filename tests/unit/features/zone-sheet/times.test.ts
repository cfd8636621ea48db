import { zoneTimes, zoneTimesText } from '@/lib/features/zone-sheet/times';

const times = (frequency: string, timetable: string) => zoneTimes({ frequency, timetable });
const served = (frequency: string) =>
  times(frequency, '').week?.flatMap(({ name, isServed }) => (isServed ? [name] : []));

test('the week has seven days from Monday, those of collection marked', () => {
  const { week } = times('Lunes, miércoles y viernes', '6:00 a 12:00 h');
  expect(week?.map(({ name }) => name)).toEqual([
    ...['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  ]);
  expect(served('Lunes, miércoles y viernes')).toEqual(['Lunes', 'Miércoles', 'Viernes']);
  expect(served('Lunes a sábado')).toHaveLength(6);
  expect(served('Diario')).toHaveLength(7);
});

test.each([
  ['6:00 a 12:00 h', 'De 6:00 a 12:00'],
  ['21:00 a 4:00 h', 'De 21:00 a 4:00 del día siguiente'],
  ['6:00 a 12:00\u00a0h', 'De 6:00 a 12:00'],
  ['Por la  mañana', 'Por la mañana'],
])('the hours %s are said as "%s"', (timetable, said) => {
  expect(times('Diario', timetable).hours).toEqual([said]);
});

test('days that cannot be read are the text as written, without a week', () => {
  expect(times(' Cada quince  días ', '7:00 a 9:00 h')).toEqual({
    days: 'Cada quince días',
    hours: ['7:00 a 9:00 h'],
  });
  expect(times('', '')).toEqual({ days: '', hours: [] });
});

test.each([
  ['Lunes, miércoles y viernes', '6:00 a 12:00 h', 'lunes, miércoles y viernes, de 6:00 a 12:00'],
  ['Diario', '', 'todos los días'],
  ['Cada quince días', '7:00 a 9:00 h', 'Cada quince días, 7:00 a 9:00 h'],
  ['', '', ''],
])('%s and %s in one line: "%s"', (frequency, timetable, line) => {
  expect(zoneTimesText({ frequency, timetable })).toBe(line);
});
