import { dateText, longestText, nextText, startDateTime } from '@/lib/features/collection/texts';
import { nextCollection } from '@/lib/features/collection/occurrences';
import type { TimeOffsets } from '@/lib/features/collection/offsets';
import { zoneDates } from './zone-dates';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';

const OFFSETS: TimeOffsets = [{ minutes: -360 }];
const MORNING: CollectionSchedule = [{ weekdays: [1, 3, 5], from: 360, to: 720 }];
const NIGHT: CollectionSchedule = [{ weekdays: [1], from: 1260, to: 1680 }];
const at = (local: string) => Date.parse(`${local}-06:00`);

function shown(schedule: CollectionSchedule, local: string) {
  const next = nextCollection(zoneDates(schedule, OFFSETS), at(local));
  if (!next) throw new Error('A schedule is never empty.');
  const { label, day, hours } = nextText(next, OFFSETS, at(local));
  return `${label} ${[day, hours].filter(Boolean).join(', ')}`.trim();
}

test.each([
  ['2026-11-20T12:00', 'Próxima recolección: lunes 23 de noviembre, de 6:00 a 12:00'],
  ['2026-11-22T23:59', 'Próxima recolección: mañana, de 6:00 a 12:00'],
  ['2026-11-23T00:00', 'Próxima recolección: hoy, de 6:00 a 12:00'],
  ['2026-11-23T06:00', 'Recolección en curso: hoy, de 6:00 a 12:00'],
  ['2026-11-23T12:00', 'Próxima recolección: miércoles 25 de noviembre, de 6:00 a 12:00'],
  ['2026-12-30T12:00', 'Próxima recolección: viernes 1 de enero, de 6:00 a 12:00'],
])('at %s: %s', (local, text) => expect(shown(MORNING, local)).toBe(text));

test.each([
  ['2026-11-23T20:59', 'Próxima recolección: hoy, de 21:00 a 4:00'],
  ['2026-11-23T23:59', 'Recolección en curso: hoy, de 21:00 a 4:00'],
  ['2026-11-24T00:00', 'Recolección en curso, hasta las 4:00'],
  ['2026-11-24T04:00', 'Próxima recolección: lunes 30 de noviembre, de 21:00 a 4:00'],
])('of a night at %s: %s', (local, text) => expect(shown(NIGHT, local)).toBe(text));

test('until one o’clock is "hasta la", and an open end has none', () => {
  const to = (end: number | undefined): CollectionSchedule => [
    { weekdays: [1], from: 1260, ...(end === undefined ? {} : { to: end }) },
  ];
  expect(shown(to(1530), '2026-11-24T00:30')).toBe('Recolección en curso, hasta la 1:30');
  expect(shown(to(2040), '2026-11-24T00:30')).toBe('Recolección en curso, hasta las 10:00');
  expect(shown(to(undefined), '2026-11-23T22:00')).toBe(
    'Recolección en curso: hoy, a partir de las 21:00',
  );
  expect(shown(to(undefined), '2026-11-24T00:30')).toBe('Recolección en curso');
});

test('without hours the day stands alone, and is never under way', () => {
  expect(shown([{ weekdays: [1] }], '2026-11-23T10:00')).toBe('Próxima recolección: hoy');
});

test('the start is a wall clock with its distance from UTC, or a day', () => {
  const startOf = (schedule: CollectionSchedule) => {
    const next = nextCollection(zoneDates(schedule, OFFSETS), at('2026-11-23T00:00'));
    return next && startDateTime(next, OFFSETS);
  };
  expect(startOf(MORNING)).toBe('2026-11-23T06:00-06:00');
  expect(startOf([{ weekdays: [1] }])).toBe('2026-11-23');
});

test('no date of a schedule is longer than its longest', () => {
  const schedule: CollectionSchedule = [
    ...MORNING,
    { weekdays: [2], from: 1200 },
    { weekdays: [4] },
  ];
  const longest = longestText(schedule);
  expect([longest.day, longest.hours]).toEqual([
    'miércoles 30 de septiembre',
    'a partir de las 20:00',
  ]);
  expect(longestText([{ weekdays: [2] }]).hours).toBe('');
  for (let day = 0; day < 366; day += 1) {
    const now = at('2027-01-01T00:00') + day * 86_400_000;
    const next = nextCollection(zoneDates(schedule, OFFSETS), now);
    if (!next) throw new Error('A schedule is never empty.');
    const text = nextText(next, OFFSETS, now - 7 * 86_400_000);
    expect(text.day.length).toBeLessThanOrEqual(longest.day.length);
    expect(text.hours.length).toBeLessThanOrEqual(longest.hours.length);
  }
});

test('days are named in Spanish', () => {
  expect(['2026-11-23', '2027-05-01', '2028-02-29', '2026-09-30'].map(dateText)).toEqual([
    'lunes 23 de noviembre',
    'sábado 1 de mayo',
    'martes 29 de febrero',
    'miércoles 30 de septiembre',
  ]);
});
