import {
  collectionsOn,
  mayStillCome,
  missableCollection,
  nextCollection,
} from '@/lib/features/collection/collections';
import { isRestDay, restDaysFrom } from '@/lib/features/collection/rest-days';
import { EVERY_WEEKDAY, type CollectionSchedule } from '@/lib/features/collection/schedule';
import { nextDateText, nextText, restDaysText } from '@/lib/features/collection/texts';
import { clockOf, timeZoneOf } from '@/lib/features/collection/time-zone';
import { addDays, wallTime } from '@/lib/features/collection/wall-clock';

const MORNING: CollectionSchedule = [{ weekdays: [1, 3, 5], from: 360, to: 720 }];
const NIGHT: CollectionSchedule = [{ weekdays: [7], from: 1260, to: 1680 }];
const TWICE: CollectionSchedule = [
  { weekdays: [1], from: 960, to: 1200 },
  { weekdays: [1], from: 360, to: 600 },
];
const ALL_DAY: CollectionSchedule = [{ weekdays: [1] }];
const DAILY: CollectionSchedule = [{ weekdays: EVERY_WEEKDAY }];

const at = (wall: string) => Date.parse(`${wall}Z`);
const textAt = (schedule: CollectionSchedule, wall: string, isOnlyProgram = false) => {
  const next = nextCollection(schedule, at(wall));
  if (!next) return undefined;
  const { label, day, hours } = nextText(next, at(wall), isOnlyProgram);
  return [`${label} ${day}`, hours].filter(Boolean).join(', ');
};

test.each([
  {
    schedule: MORNING,
    now: '2026-11-22T23:59',
    text: 'Próxima recolección: mañana, de 6:00 a 12:00',
  },
  { schedule: MORNING, now: '2026-11-23T05:59', text: 'Próxima recolección: hoy, de 6:00 a 12:00' },
  {
    schedule: MORNING,
    now: '2026-11-23T06:00',
    text: 'Recolección en curso: hoy, de 6:00 a 12:00',
  },
  {
    schedule: MORNING,
    now: '2026-11-23T12:00',
    text: 'Próxima recolección: miércoles 25 de noviembre, de 6:00 a 12:00',
  },
  { schedule: NIGHT, now: '2026-11-22T21:00', text: 'Recolección en curso: hoy, de 21:00 a 4:00' },
  { schedule: NIGHT, now: '2026-11-23T03:59', text: 'Recolección en curso: hoy, hasta las 4:00' },
  {
    schedule: NIGHT,
    now: '2026-11-23T04:00',
    text: 'Próxima recolección: domingo 29 de noviembre, de 21:00 a 4:00',
  },
  { schedule: TWICE, now: '2026-11-23T05:00', text: 'Próxima recolección: hoy, de 6:00 a 10:00' },
  { schedule: TWICE, now: '2026-11-23T10:00', text: 'Próxima recolección: hoy, de 16:00 a 20:00' },
  { schedule: ALL_DAY, now: '2026-11-23T23:59', text: 'Próxima recolección: hoy' },
  // 25 December 2026 is a Friday.
  {
    schedule: MORNING,
    now: '2026-12-24T08:00',
    text: 'Próxima recolección: lunes 28 de diciembre, de 6:00 a 12:00',
  },
])('the text at $now is “$text”', ({ schedule, now, text }) => {
  expect(textAt(schedule, now)).toBe(text);
});

test('a date beside a recent notice is called that of the weekly program', () => {
  expect(textAt(MORNING, '2026-11-23T05:00', true)).toBe(
    'Según el programa semanal: hoy, de 6:00 a 12:00',
  );
});

test('a date that is shared names its day', () => {
  const next = nextCollection(NIGHT, at('2026-11-22T05:00'));
  expect(next && nextDateText(next)).toBe('Próxima: domingo 22 de noviembre, de 21:00 a 4:00.');
});

test('a collection can be reported from an hour to two days after its end', () => {
  const missed = (wall: string) => missableCollection(MORNING, at(wall))?.date;
  expect(missed('2026-11-27T11:59')).toBe('2026-11-25');
  expect(missed('2026-11-27T12:00')).toBeUndefined();
  expect(missed('2026-11-27T12:59')).toBeUndefined();
  expect(missed('2026-11-27T13:00')).toBe('2026-11-27');
  expect(mayStillCome(MORNING, '2026-11-27', at('2026-11-27T12:59'))).toBe(true);
  expect(mayStillCome(MORNING, '2026-11-27', at('2026-11-27T13:00'))).toBe(false);
  expect(mayStillCome(MORNING, '2026-11-26', at('2026-11-26T05:00'))).toBe(false);
});

test('the holidays are those of the labour law', () => {
  const restDays = (year: number) => {
    const days = Array.from({ length: 366 }, (_, ahead) => addDays(`${year}-01-01`, ahead));
    return days
      .filter((date) => date.startsWith(`${year}`) && isRestDay(date))
      .map((d) => d.slice(5));
  };
  expect(restDays(2026)).toEqual([
    ...['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25'],
  ]);
  expect(restDays(2030)).toEqual([
    ...['01-01', '02-04', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25'],
  ]);
  expect([2018, 2024, 2025, 2036].filter((year) => isRestDay(`${year}-10-01`))).toEqual([
    2024, 2036,
  ]);
});

test('no collection on a holiday is certain', () => {
  expect(collectionsOn(DAILY, '2026-12-25')).toEqual([]);
  expect(restDaysFrom(MORNING, '2026-12-12', 14)).toEqual(['2026-12-25']);
  expect(restDaysFrom(NIGHT, '2026-12-12', 14)).toEqual([]);
  const zone = { schedule: MORNING, phone: '55 5555 0101' };
  expect(restDaysText(zone, '2026-12-19', 14)).toBe(
    'Por confirmar (día festivo): viernes 25 de diciembre y viernes 1 de enero. Llama al 55 5555 0101.',
  );
  expect(restDaysText(zone, '2026-11-23', 14)).toBe('');
});

test.each([
  { state: 'Nuevo León', name: 'Monterrey', code: '64440', zone: 'America/Mexico_City' },
  { state: 'nuevo-leon', name: 'Anáhuac', code: '65030', zone: 'America/Matamoros' },
  { state: 'Tamaulipas', name: 'Reynosa Norte', code: '', zone: 'America/Matamoros' },
  { state: 'Tamaulipas', name: 'Frontera', code: '88500', zone: 'America/Matamoros' },
  { state: 'Tamaulipas', name: 'Tampico', code: '89000', zone: 'America/Mexico_City' },
  { state: 'Coahuila de Zaragoza', name: 'Piedras Negras', code: '', zone: 'America/Matamoros' },
  { state: 'Chihuahua', name: 'Chihuahua', code: '31000', zone: 'America/Chihuahua' },
  { state: 'Chihuahua', name: 'Cd. Juárez', code: '', zone: 'America/Ciudad_Juarez' },
  { state: 'Chihuahua', name: 'Ojinaga', code: '32880', zone: 'America/Ojinaga' },
  { state: 'Nayarit', name: 'Tepic', code: '63000', zone: 'America/Mazatlan' },
  { state: 'Nayarit', name: 'Bucerías', code: '63732', zone: 'America/Bahia_Banderas' },
  { state: 'Quintana Roo', name: 'Cancún', code: '77500', zone: 'America/Cancun' },
  { state: 'Sonora', name: 'Hermosillo', code: '83000', zone: 'America/Hermosillo' },
  { state: 'Baja California', name: 'Tijuana', code: '22000', zone: 'America/Tijuana' },
  { state: 'Quintana Roo, México', name: 'Cancún', code: '', zone: 'America/Cancun' },
  { state: 'Q. Roo', name: 'Cancún', code: '', zone: 'America/Cancun' },
  { state: 'Baja California Norte', name: 'Mexicali', code: '', zone: 'America/Tijuana' },
  { state: 'EDO. DE SONORA', name: 'Nogales', code: '', zone: 'America/Hermosillo' },
  { state: 'Texas', name: 'Laredo', code: '', zone: 'America/Mexico_City' },
])('$name ($state, “$code”) has the time zone $zone', ({ state, name, code, zone }) => {
  expect(timeZoneOf({ name, postal_code: code, ubication: { state } })).toBe(zone);
});

test.each([
  { zone: 'America/Mexico_City', instant: '2026-07-01T05:59:00Z', wall: '2026-06-30T23:59' },
  { zone: 'America/Mexico_City', instant: '2026-12-01T06:00:00Z', wall: '2026-12-01T00:00' },
  { zone: 'America/Matamoros', instant: '2026-07-01T05:00:00Z', wall: '2026-07-01T00:00' },
  { zone: 'America/Matamoros', instant: '2026-12-01T06:00:00Z', wall: '2026-12-01T00:00' },
])('the clocks in $zone show $wall at $instant', ({ zone, instant, wall }) => {
  const ms = Date.parse(instant);
  expect(wallTime(clockOf(zone, ms), ms)).toBe(at(wall));
});

test('a page rendered before a clock change is correct after it', () => {
  // The clock changes on 14 March 2027 at 2:00, which is 8:00 in UTC.
  const clock = clockOf('America/Matamoros', Date.parse('2027-03-13T12:34:56Z'));
  const before = wallTime(clock, Date.parse('2027-03-14T07:59:00Z'));
  const after = wallTime(clock, Date.parse('2027-03-14T08:00:00Z'));
  const winter = wallTime(clock, Date.parse('2027-11-07T07:00:00Z'));
  expect([before, after, winter]).toEqual([
    ...[at('2027-03-14T01:59'), at('2027-03-14T03:00'), at('2027-11-07T01:00')],
  ]);
  expect(clockOf('America/Mexico_City', Date.now())).toEqual({ minutes: -360, changes: [] });
});
