import branches from '@/data/content/branches.json';
import { readSchedule } from '@/lib/features/collection/read-schedule';

const isRead = (zone: { frequency: string; timetable: string }) => readSchedule(zone) !== undefined;

test('the first zone of each embedded branch is read, a few others are not', () => {
  expect(branches.filter(({ zones }) => !zones.slice(0, 1).every(isRead))).toEqual([]);
  const unread = branches.flatMap(({ name, zones }) =>
    zones.filter((zone) => !isRead(zone)).map((zone) => `${name}: ${zone.frequency}`),
  );
  expect(unread).toEqual([
    'San Luis Potosí: Dos veces por semana',
    'Durango: Según programación con cada empresa',
    'Cancún: Quincenal, previo aviso',
    'Mérida: Cada tercer día',
    'León: Por evento, a solicitud de cada planta',
  ]);
});
