import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { calendarSubject } from '@/lib/features/calendar/subject';

const zone = (change: Partial<Zone> = {}): Zone => ({
  id: 2,
  title: ' San\r\nJuan ',
  frequency: 'Lunes,\tmiércoles y viernes',
  timetable: '6:00 a 14:00 h',
  image_name: '',
  title_img: '',
  alt: '',
  ...change,
});
const branch = {
  id: 1,
  name: 'Monterrey\n',
  street: 'Calle Encino',
  ext_number: '1840',
  sector: '',
  postal_code: '',
  ubication: { state: 'Nuevo León' },
  phone_number: '',
} as Branch;

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
  const { schedule } = calendarSubject(branch, zone({ frequency }), 'https://www.example.mx/z', []);
  expect(schedule).toBeUndefined();
});
