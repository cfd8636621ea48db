import { readSchedule } from '@/lib/features/collection/read-schedule';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import { zoneTimes } from '@/lib/features/zone-sheet/times';

jest.mock('@/lib/features/collection/read-schedule');

function timesOf(schedule: CollectionSchedule) {
  jest.mocked(readSchedule).mockReturnValue(schedule);
  return zoneTimes({ frequency: 'x', timetable: 'como está escrito' });
}

test('days with hours of their own have a line each, and all are marked', () => {
  const { week, days, hours } = timesOf([
    { weekdays: [1, 2, 3, 4, 5], from: 360, to: 900 },
    { weekdays: [6], from: 1260, to: 1620 },
  ]);
  expect(week?.map(({ isServed }) => isServed)).toEqual([
    ...[true, true, true, true, true, true, false],
  ]);
  expect(days).toBe('Lunes a viernes; sábado');
  expect(hours).toEqual([
    'Lunes a viernes, de 6:00 a 15:00',
    'Sábado, de 21:00 a 3:00 del día siguiente',
  ]);
});

test('two rounds on the same days are one line', () => {
  const { days, hours } = timesOf([
    { weekdays: [2], from: 360, to: 600 },
    { weekdays: [2], from: 1080, to: 1320 },
  ]);
  expect([days, hours]).toEqual(['Martes', ['De 6:00 a 10:00 y de 18:00 a 22:00']]);
});

test('hours that could not be read stand as written', () => {
  expect(timesOf([{ weekdays: [2] }]).hours).toEqual(['como está escrito']);
});
