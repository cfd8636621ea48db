import {
  inSentence,
  weeklyProgram,
  zoneShareText,
  zoneTimesText,
} from '@/lib/features/zone-sheet/times';

test.each([
  ['Lunes y jueves', '6:00 a 12:00 h', [['Lunes y jueves', 'De 6:00 a 12:00']]],
  ['Martes', '6:00 a 10:00 y 18:00 a 22:00 h', [['Martes', 'De 6:00 a 10:00 y de 18:00 a 22:00']]],
  ['Diario', '', [['Todos los días', '']]],
  [
    'Lunes a viernes de 6:00 a 15:00 h y sábado de 6:00 a 12:00 h',
    '',
    [
      ['Lunes a viernes', 'De 6:00 a 15:00'],
      ['Sábado', 'De 6:00 a 12:00'],
    ],
  ],
  [' Cada quince  días ', 'Por la\u00a0mañana', [['Cada quince días', 'Por la mañana']]],
  ['', '', [['', '']]],
])('the weekly program of "%s", "%s" is formatted', (frequency, timetable, expected) => {
  const lines = weeklyProgram({ frequency, timetable });
  expect(lines.map(({ days, hours }) => [days, hours])).toEqual(expected);
});

test.each([
  ['Lunes, miércoles y viernes', '6:00 a 12:00 h', 'lunes, miércoles y viernes, de 6:00 a 12:00'],
  ['Diario', '', 'todos los días'],
  ['Cada quince días', '7:00 a 9:00 h', 'Cada quince días, 7:00 a 9:00 h'],
  ['Cada mes', 'Por la mañana', 'Cada mes, por la mañana'],
  ['', 'Por la mañana', 'Por la mañana'],
  ['', '', ''],
])('%s and %s become one line: "%s"', (frequency, timetable, line) => {
  const zone = { title: ' Centro', frequency, timetable };
  expect(zoneTimesText(zone)).toBe(line);
  const place = 'Recolección en Centro, Monterrey';
  const sentence = line ? `${place}: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : place;
  expect(zoneShareText({ name: 'Monterrey' }, zone)).toBe(sentence);
});

test.each([
  ['Lunes y jueves', 'lunes y jueves'],
  ['Según programa', 'según programa'],
  ['L-V', 'L-V'],
  ['7:00 h', '7:00 h'],
  ['', ''],
])('"%s" becomes "%s" inside a sentence', (text, shown) => expect(inSentence(text)).toBe(shown));
