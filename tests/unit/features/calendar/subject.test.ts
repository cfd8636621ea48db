import { calendarSubject } from '@/lib/features/calendar/subject';
import { branch as branchOf, zone as zoneOf } from '@/tests/unit/features/support';

const zone = (frequency = 'Lunes,\tmiércoles y viernes') =>
  zoneOf(2, ' San\r\nJuan ', frequency, '6:00 a 14:00 h');
const branch = branchOf({ name: 'Monterrey\n', sector: '', postal_code: '', phone_number: '' });

test('texts are single lines, and the support phone stands for a missing one', () => {
  expect(calendarSubject(branch, zone(), 'https://www.example.mx/z', [])).toEqual({
    branchId: 1,
    zoneId: 2,
    branch: 'Monterrey',
    zone: 'San Juan',
    state: 'Nuevo León',
    frequency: 'Lunes, miércoles y viernes',
    timetable: '6:00 a 14:00 h',
    phone: '800 733 22 22',
    address: 'Calle Encino 1840, Nuevo León',
    page: 'https://www.example.mx/z',
    timeZone: 'America/Mexico_City',
    schedule: [{ weekdays: [1, 3, 5], from: 360, to: 840 }],
    exceptions: [],
  });
});

test.each(['Según programación', 'Quincenal', ''])('%j is no weekly collection', (frequency) => {
  const { schedule } = calendarSubject(branch, zone(frequency), 'https://www.example.mx/z', []);
  expect(schedule).toBeUndefined();
});
