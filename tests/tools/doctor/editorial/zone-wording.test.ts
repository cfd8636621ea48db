import { readSchedule } from '@/lib/features/collection/read-schedule';
import { editorialFindings } from '@/tools/doctor/editorial/index';
import { readableFrequency } from '@/tools/doctor/editorial/rules/places';
import { readContent } from '@/tests/support/doctor-content';
import { at } from './corpus/corpus';

const HOURS = '7:00 a 15:00 h';

test.each([
  ['Dos veces por semana', 'Dos veces por semana: lunes y jueves'],
  ['3 veces por semana.', '3 veces por semana: lunes, miércoles y viernes'],
  ['Lunes - jueves', 'Lunes y jueves'],
  ['Orgánicos: lunes; inorgánicos: miércoles', 'Lunes y miércoles'],
  ['Quincenal', undefined],
  ['Cada tercer día', undefined],
])('%s could be written as %s', (frequency, wording) => {
  expect(readSchedule({ frequency, timetable: HOURS })).toBeUndefined();
  expect(readableFrequency({ frequency, timetable: HOURS })).toBe(wording);
});

test.each([
  [
    ['Dos veces por semana', HOURS],
    [
      'frequency',
      'No se pueden leer las fechas de «Dos veces por semana».',
      /«Dos veces .*jueves»/,
    ],
  ],
  [
    ['Quincenal', HOURS],
    ['frequency', 'No se pueden leer las fechas de «Quincenal».', /si no, déjelo como está/],
  ],
  [
    ['Martes', 'Quincenal'],
    ['timetable', 'Junto a «Martes» no se entiende «Quincenal».', /Escriba solo las horas/],
  ],
  [['Martes y viernes', HOURS], undefined],
])('of %j an editor is told %j', async ([frequency, timetable], told) => {
  const content = await readContent();
  const zone = at(at(content.branches, 0).zones, 0);
  Object.assign(zone, { frequency, timetable });
  const found = editorialFindings(content).find(
    ({ rule, record }) => rule === 'zone-unread' && record.id === zone.id,
  );
  const [field, what, fix] = told ?? [];
  expect(found?.field).toBe(field);
  expect(found?.what).toBe(what);
  if (fix !== undefined) expect(found?.fix).toMatch(fix);
});
