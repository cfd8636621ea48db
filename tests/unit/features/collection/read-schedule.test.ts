import fc from 'fast-check';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import type {
  CollectionRule,
  CollectionSchedule,
  Weekday,
} from '@/lib/features/collection/schedule';
import { scheduleText } from '@/lib/features/collection/texts';
import { anyText } from '@/tests/support/any-text';
import { processorTime } from '@/tests/support/processor-time';
import { both } from './corpus/both';
import { days } from './corpus/days';
import { hours } from './corpus/hours';
import { sceptic } from './corpus/sceptic';
import { unreadable } from './corpus/unreadable';

const DAY = 24 * 60;
const labels = [...days, ...hours, ...both, ...unreadable, ...sceptic];
const readable = labels.filter(([, , expected]) => expected !== undefined);

type Window = Pick<CollectionRule, 'from' | 'to'>;

/** Up to three windows of one day that do not meet; none, or one with an open end. */
const windows = fc.oneof<fc.Arbitrary<Window[]>[]>(
  fc.constant([{}]),
  fc.nat(DAY - 1).map((from) => [{ from }]),
  fc
    .tuple(fc.nat(DAY - 1), fc.integer({ min: 1, max: DAY }))
    .map(([from, length]) => [{ from, to: from + length }]),
  fc
    .uniqueArray(fc.nat(DAY), { minLength: 4, maxLength: 6 })
    .map((times) => times.toSorted((a, b) => a - b))
    .map((times) =>
      Array.from({ length: Math.floor(times.length / 2) }, (_, index) => ({
        from: times[2 * index]!,
        to: times[2 * index + 1]!,
      })),
    ),
);

/** Days put into groups, each with hours of its own. */
const schedules: fc.Arbitrary<CollectionSchedule> = fc
  .tuple(
    fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }),
    fc.uniqueArray(windows, {
      minLength: 3,
      maxLength: 3,
      selector: (one) => JSON.stringify(one),
    }),
  )
  .map(([places, groups]) =>
    groups.flatMap((group, index) => {
      const weekdays = places.flatMap((place, day) => (place === index ? [day + 1] : []));
      return weekdays.length === 0
        ? []
        : group.map((window) => ({ weekdays: weekdays as Weekday[], ...window }));
    }),
  )
  .filter((schedule) => schedule.length > 0);

test('what is written is read back, in either field', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const text = scheduleText(schedule);
      expect(readSchedule({ frequency: text, timetable: '' })).toEqual(schedule);
      expect(readSchedule({ frequency: '', timetable: text })).toEqual(schedule);
    }),
    { numRuns: 1000 },
  );
});

/** One text in other capitals, without accents, with other spaces. */
const disguise: fc.Arbitrary<(text: string) => string> = fc
  .tuple(
    fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
    ),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    ),
    fc.constantFrom(' ', '  ', '\u00a0', '\n', '\t '),
  )
  .map(
    ([letters, accents, space]) =>
      (text: string) =>
        `${space}${accents(letters(text)).replaceAll(' ', space)}${space}`,
  );

test('capitals, accents and spaces change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...labels), disguise, ([frequency, timetable], change) => {
      expect(readSchedule({ frequency: change(frequency), timetable: change(timetable) })).toEqual(
        readSchedule({ frequency, timetable }),
      );
    }),
    { numRuns: 3000 },
  );
});

test('one word that is not of the grammar, anywhere, and nothing is read', () => {
  const strangers = [
    ...['quincenal', 'nunca', 'mes', 'ruta', 'festivos', 'orgánica', 'último', '99', '%'],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...readable),
      fc.constantFrom(...strangers),
      fc.nat(20),
      ([frequency, timetable], stranger, place) => {
        const words = frequency.split(' ');
        const at = place % (words.length + 1);
        const text = [...words.slice(0, at), stranger, ...words.slice(at)].join(' ');
        expect([text, readSchedule({ frequency: text, timetable })]).toEqual([text, undefined]);
      },
    ),
    { numRuns: 3000 },
  );
});

const noDays = fc
  .oneof(
    anyText(),
    fc.string({ unit: 'grapheme' }),
    fc.lorem(),
    fc.string({ unit: fc.constantFrom(...'0123456789:.-/() aphm,;y') }),
  )
  .filter((text) => !/[lmxjvsd]|24/i.test(text.normalize('NFKD')));

test('what names no day yields none', () => {
  fc.assert(
    fc.property(noDays, noDays, (frequency, timetable) => {
      expect(readSchedule({ frequency, timetable })).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

/** Words of the grammar in any order: mostly nonsense. */
const soup = fc
  .array(
    fc.constantFrom(
      ...['lunes', 'm', 'x', 'sáb.', 'a', 'y', ',', ';', '-', '/', '.', '(', ')', 'diario', 'de'],
      ...['excepto', 'sin servicio', '7', '15:00', 'pm', 'h', '24', 'entre', 'cada', 'turno 1'],
      'al',
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));

test('whatever is read is a schedule: ascending days of one rule each, windows that end', () => {
  fc.assert(
    fc.property(soup, soup, (frequency, timetable) => {
      const schedule = readSchedule({ frequency, timetable });
      if (!schedule) return;
      expect(schedule.length).toBeGreaterThan(0);
      for (const { weekdays, from, to } of schedule) {
        expect(weekdays.length).toBeGreaterThan(0);
        expect(weekdays).toEqual([...new Set(weekdays)].toSorted((a, b) => a - b));
        if (to !== undefined) expect(to - (from ?? NaN)).toBeGreaterThan(0);
      }
      expect(readSchedule({ frequency: scheduleText(schedule), timetable: '' })).toEqual(schedule);
    }),
    { numRuns: 5000 },
  );
});

test('8,000 zones in usually well under a second', async () => {
  const zones = Array.from({ length: 8000 }, (_, index) => labels[index % labels.length]!);
  const spent = await processorTime(() => {
    for (const [frequency, timetable] of zones) readSchedule({ frequency, timetable });
  });
  console.log(`8,000 zones: ${spent.toFixed(0)} ms`);
  expect(spent).toBeLessThan(20_000);
});

test.each([
  ...['lunes ', 'lunes, ', 'l-', 'lunes a ', '7:00 a 15:00 y ', '(', '. ', 'cada ', 'a partir de '],
  ...['m ', '1', 'a', '\u0316\u0301', '24 horas ', 'de ', 'diario ', '7 ', ' ', '\u200b'],
])('100 kB of %j are dismissed at once', async (text) => {
  for (const length of [100_000, 990]) {
    const long = text.repeat(Math.ceil(length / text.length)).slice(0, length);
    let read: unknown = 'nothing yet';
    const spent = await processorTime(() => {
      read = readSchedule({ frequency: long, timetable: long });
    });
    expect(read).toBeUndefined();
    expect(spent).toBeLessThan(1_000);
  }
});
