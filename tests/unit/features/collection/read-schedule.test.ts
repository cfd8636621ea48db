import branches from '@/data/content/branches.json';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { scheduleText } from '@/lib/features/collection/texts';

/** Reads a zone's texts in the words of the site; undefined if they cannot be read. */
function read(frequency: string, timetable = ''): string | undefined {
  const schedule = readSchedule({ frequency, timetable });
  return schedule && scheduleText(schedule);
}

test.each([
  { written: 'Lunes', days: 'lunes' },
  { written: 'MIÉRCOLES', days: 'miércoles' },
  { written: 'Los sabados', days: 'sábado' },
  { written: 'Todos los martes y viernes', days: 'martes y viernes' },
  { written: 'Lunes, miércoles y viernes.', days: 'lunes, miércoles y viernes' },
  { written: 'Viernes, miércoles, y lunes', days: 'lunes, miércoles y viernes' },
  { written: 'Lun., Mié. y Vie.', days: 'lunes, miércoles y viernes' },
  { written: 'Ma, Ju y Sa', days: 'martes, jueves y sábado' },
  { written: 'L, X y V', days: 'lunes, miércoles y viernes' },
  { written: 'Lunes/Miércoles/Viernes', days: 'lunes, miércoles y viernes' },
  { written: 'Lun - Mié - Vie', days: 'lunes, miércoles y viernes' },
  { written: 'De lunes a sábado', days: 'lunes a sábado' },
  { written: 'Lunes al viernes', days: 'lunes a viernes' },
  { written: 'Viernes a lunes', days: 'lunes y viernes a domingo' },
  { written: 'L a V', days: 'lunes a viernes' },
  { written: 'Lun–Sáb', days: 'lunes a sábado' },
  { written: 'Lunes a miércoles, viernes y domingo', days: 'lunes a miércoles, viernes y domingo' },
  { written: 'DIARIO', days: 'todos los días' },
  { written: 'Servicio diario', days: 'todos los días' },
  { written: 'Todos los dias', days: 'todos los días' },
  { written: 'Cada día', days: 'todos los días' },
  { written: 'Diario excepto domingo', days: 'lunes a sábado' },
  {
    written: 'Todos los días, menos jueves y domingo',
    days: 'lunes a miércoles, viernes y sábado',
  },
  { written: 'Lunes a sábado salvo jueves', days: 'lunes a miércoles, viernes y sábado' },
])('the days “$written” are read as $days', ({ written, days }) => {
  expect(read(written)).toBe(days);
});

test.each([
  { written: '6:00 a 14:00 h', hours: 'de 6:00 a 14:00' },
  { written: '07:00-15:00 hrs.', hours: 'de 7:00 a 15:00' },
  { written: 'De las 7:00 a las 15:00 horas', hours: 'de 7:00 a 15:00' },
  { written: 'Horario: 7:30 a 15:30', hours: 'de 7:30 a 15:30' },
  { written: '6 a 12 h', hours: 'de 6:00 a 12:00' },
  { written: '7 am - 3 pm', hours: 'de 7:00 a 15:00' },
  { written: '7:00 a.m. a 3:00 p. m.', hours: 'de 7:00 a 15:00' },
  { written: '5 am a 12 m', hours: 'de 5:00 a 12:00' },
  { written: '21:00 a 4:00 h', hours: 'de 21:00 a 4:00' },
  { written: '20:00 a 0:00', hours: 'de 20:00 a 0:00' },
  { written: '9 pm a 4 am', hours: 'de 21:00 a 4:00' },
  { written: '24 horas', hours: 'las 24 horas' },
  { written: 'A partir de las 20:00', hours: 'a partir de las 20:00' },
  { written: 'A partir de la 1 pm', hours: 'a partir de las 13:00' },
  {
    written: '6:00 a 10:00 y de 18:00 a 22:00 h',
    hours: 'de 6:00 a 10:00 y de 18:00 a 22:00',
  },
  { written: '6:00-10:00 / 18:00-22:00', hours: 'de 6:00 a 10:00 y de 18:00 a 22:00' },
])('the hours “$written” are read as $hours', ({ written, hours }) => {
  expect(read('Lunes y jueves', written)).toBe(`lunes y jueves, ${hours}`);
});

test.each([
  { written: 'Lunes a sábado de 6:00 a 14:00 h', read: 'lunes a sábado, de 6:00 a 14:00' },
  {
    written: 'Lunes a viernes de 6 a 15 h y sábado de 6 a 12 h',
    read: 'lunes a viernes, de 6:00 a 15:00; sábado, de 6:00 a 12:00',
  },
  {
    written: 'L a V 7 a 15 hrs. Sáb 7 a 13 hrs.',
    read: 'lunes a viernes, de 7:00 a 15:00; sábado, de 7:00 a 13:00',
  },
  {
    written: 'Lunes a viernes y domingo; de 8:00 a 12:00',
    read: 'lunes a viernes y domingo, de 8:00 a 12:00',
  },
])('days and hours are read from one text: “$written”', ({ written, read: expected }) => {
  expect(read(written)).toBe(expected);
  expect(read('', written)).toBe(expected);
});

test.each([
  { why: 'no weekly days', texts: ['', '-', 'S/D', 'N/A', 'Por definir', 'Suspendido'] },
  {
    why: 'another cadence',
    texts: [
      ...['Quincenal', 'Mensual', 'Semanal', 'Cada tercer día', 'Cada 15 días', 'Cada dos lunes'],
      ...['Dos veces por semana', 'Primer lunes de cada mes', 'Lunes cada quince días'],
      ...['Lunes y domingos alternos', 'Días pares', 'Diario, dos veces al día'],
    ],
  },
  {
    why: 'seasons, conditions and kinds',
    texts: [
      ...['Diario excepto domingos y festivos', 'Todos los días hábiles', 'Diario (diciembre)'],
      ...['Lunes, previa cita', 'Lunes suspendido', 'Desde el lunes', 'A partir del lunes'],
      ...['Lunes orgánica, martes inorgánica', 'Ruta 14: lunes y jueves', 'Lunes 23 de noviembre'],
    ],
  },
  {
    why: 'two meanings',
    texts: [
      ...['L-M-V', 'M, J, S', 'L', 'Mi', 'L/V', 'S/D', 'Lunes-Jueves', 'Lun-Vie-Sáb', 'L-S-D'],
      ...['Lunes o martes', 'Lunes y/o jueves', 'Martes jueves', 'Lunes a viernes a domingo'],
    ],
  },
  {
    why: 'contradictions and slips',
    texts: [
      ...['Lunes, miércoles y lunes', 'Lunes a viernes y martes', 'Martes a martes'],
      ...['Diario y domingo', 'Lunes excepto lunes', 'Lunes a viernes excepto domingo'],
      ...['Lunes a', 'Lunes,', 'y lunes', 'Luness', 'Lunes y bieres', 'Lunes a viernes no; sábado'],
    ],
  },
  {
    why: 'hours that may be those of the last day',
    texts: [
      ...['Lunes a viernes, sábado 7:00 a 13:00', 'Diario excepto domingo 8 a 12 h'],
      ...['Lunes a viernes 7:00 a 15:00 y sábado', 'Lunes 6 a 8 h, 10 a 12 h martes'],
      ...['Lunes 22:00 a martes 5:00', 'Lunes 7 a 15 h, lunes 16 a 18 h'],
    ],
  },
])('texts with $why are not read', ({ texts }) => {
  expect(texts.filter((text) => read(text) !== undefined)).toEqual([]);
});

test('unclear hours leave the zone without dates', () => {
  const unclear = [
    ...['7 a 15', '7 a 3', '7:00 a 3:00', '7 a 3 pm', '7 am a 15:00', '12 am a 6 am', '7:00'],
    ...['7:00 a 7:00', '24:00 a 6:00', '25:00 a 30:00', '7:70 a 15:00', '55 5555 0101'],
    ...['6:00 a 10:00 y 8:00 a 12:00', '6:00, 14:00 y 20:00', 'Hasta las 13:00', 'Por la mañana'],
    ...['7:00 a 15:00, previa cita', 'Según programación', 'Turno vespertino, 2:00 a 6:00', '-'],
  ];
  expect(unclear.filter((text) => read('Lunes y jueves', text) !== undefined)).toEqual([]);
});

test('days in both texts are not combined', () => {
  expect(read('Lunes a viernes', '7:00 a 15:00, sábado 7:00 a 13:00')).toBeUndefined();
  expect(read('Lunes y jueves', 'Lunes y jueves 7:00 a 15:00')).toBeUndefined();
  expect(read('Lunes a', 'Viernes')).toBeUndefined();
  expect(read('Lunes y jueves 7:00 a 9:00', '10:00 a 12:00')).toBeUndefined();
});

test('only these embedded zones are shown as the editor wrote them', () => {
  const unread = branches.flatMap(({ name, zones }) =>
    zones
      .filter((zone) => readSchedule(zone) === undefined)
      .map(({ frequency }) => `${name}: ${frequency}`),
  );
  expect(unread).toEqual([
    'San Luis Potosí: Dos veces por semana',
    'Durango: Según programación con cada empresa',
    'Querétaro: Martes y viernes',
    'Cancún: Quincenal, previo aviso',
    'Mérida: Cada tercer día',
    'León: Por evento, a solicitud de cada planta',
  ]);
});
