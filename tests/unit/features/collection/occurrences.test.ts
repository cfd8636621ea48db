import fc from 'fast-check';
import {
  collectionsAhead,
  isUnderWay,
  lastChange,
  lastCollection,
  missableCollection,
  nextCollection,
} from '@/lib/features/collection/occurrences';
import {
  addDays,
  instantOf,
  localDate,
  localTimestamp,
  type TimeOffsets,
} from '@/lib/features/collection/offsets';
import { zoneDates } from './zone-dates';
import type { CollectionSchedule, Weekday } from '@/lib/features/collection/schedule';

const REYNOSA: TimeOffsets = [
  { until: Date.parse('2027-03-14T08:00:00Z'), minutes: -360 },
  { until: Date.parse('2027-11-07T07:00:00Z'), minutes: -300 },
  { minutes: -360 },
];
const MEXICO: TimeOffsets = [{ minutes: -360 }];
const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const MORNING: CollectionSchedule = [{ weekdays: [1, 3, 5], from: 360, to: 720 }];
const NIGHT: CollectionSchedule = [{ weekdays: [7], from: 1320, to: 1740 }];
/** Of central Mexico. */
const at = (local: string) => Date.parse(`${local}-06:00`);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

const next = (schedule: CollectionSchedule, local: string) => {
  const found = nextCollection(zoneDates(schedule, MEXICO), at(local));
  return found && `${found.date} ${isUnderWay(found, at(local)) ? 'now' : 'later'}`;
};
const last = (schedule: CollectionSchedule, local: string) =>
  lastCollection(zoneDates(schedule, MEXICO), at(local))?.date;

describe('a wall clock', () => {
  test('which a clock set forward leaves out is an hour later', () => {
    expect(iso(instantOf(REYNOSA, '2027-03-14', 90))).toBe('2027-03-14T07:30');
    expect(iso(instantOf(REYNOSA, '2027-03-14', 150))).toBe('2027-03-14T08:30');
    expect(iso(instantOf(REYNOSA, '2027-03-14', 180))).toBe('2027-03-14T08:00');
    expect(iso(instantOf(REYNOSA, '2027-03-14', 240))).toBe('2027-03-14T09:00');
    expect(iso(instantOf(REYNOSA, '2027-03-13', 1440 + 240))).toBe('2027-03-14T09:00');
  });
  test('which occurs twice is the first', () => {
    expect(iso(instantOf(REYNOSA, '2027-11-07', 30))).toBe('2027-11-07T05:30');
    expect(iso(instantOf(REYNOSA, '2027-11-07', 90))).toBe('2027-11-07T06:30');
    expect(iso(instantOf(REYNOSA, '2027-11-07', 120))).toBe('2027-11-07T08:00');
    expect(iso(instantOf(REYNOSA, '2027-11-06', 1440 + 240))).toBe('2027-11-07T10:00');
  });
  test('with its distance from UTC', () => {
    expect(localTimestamp(REYNOSA, Date.parse('2027-03-14T08:30:00Z'))).toBe(
      '2027-03-14T03:30-05:00',
    );
    expect(localTimestamp([{ minutes: 330 }], 0)).toBe('1970-01-01T05:30+05:30');
  });
  test('every instant of a year is found by its wall clock, but the hour that repeats', () => {
    const start = Date.parse('2027-01-01T00:00:00Z');
    const repeated = [Date.parse('2027-11-07T07:00:00Z'), Date.parse('2027-11-07T08:00:00Z')];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 1440 }), (minutes) => {
        const instant = start + minutes * 60_000;
        const [date = '', clock = ''] = localTimestamp(REYNOSA, instant).split('T');
        const [h = 0, m = 0] = clock.slice(0, 5).split(':').map(Number);
        const isSecond = instant >= (repeated[0] ?? 0) && instant < (repeated[1] ?? 0);
        expect(instantOf(REYNOSA, date, h * 60 + m)).toBe(instant - (isSecond ? 3_600_000 : 0));
      }),
    );
  });
});

describe('the next collection', () => {
  test.each([
    // 2026-11-23 is a Monday.
    ['2026-11-22T23:59', '2026-11-23 later'],
    ['2026-11-23T05:59:59', '2026-11-23 later'],
    ['2026-11-23T06:00', '2026-11-23 now'],
    ['2026-11-23T11:59:59', '2026-11-23 now'],
    ['2026-11-23T12:00', '2026-11-25 later'],
    ['2026-11-27T12:00', '2026-11-30 later'],
    ['2026-12-31T23:59', '2027-01-01 later'],
  ])('of Monday, Wednesday and Friday at %s: %s', (local, expected) =>
    expect(next(MORNING, local)).toBe(expected),
  );

  test.each([
    ['2026-11-22T21:59', '2026-11-22 later'],
    ['2026-11-22T22:00', '2026-11-22 now'],
    ['2026-11-23T00:00', '2026-11-22 now'],
    ['2026-11-23T04:59', '2026-11-22 now'],
    ['2026-11-23T05:00', '2026-11-29 later'],
  ])('of the night from Sunday to Monday at %s: %s', (local, expected) =>
    expect(next(NIGHT, local)).toBe(expected),
  );

  test('of one weekday, after its end, is a week later', () => {
    expect(next([{ weekdays: [1], from: 360, to: 720 }], '2026-11-23T12:00')).toBe(
      '2026-11-30 later',
    );
  });

  test('of two windows a day is the nearer one, in whatever order they stand', () => {
    const twice: CollectionSchedule = [
      { weekdays: ALL, from: 1080, to: 1200 },
      { weekdays: ALL, from: 360, to: 480 },
    ];
    const from = (local: string) => nextCollection(zoneDates(twice, MEXICO), at(local))?.from;
    expect([from('2026-11-23T05:00'), from('2026-11-23T08:00'), from('2026-11-23T20:00')]).toEqual([
      360, 1080, 360,
    ]);
    expect(next(twice, '2026-11-23T20:00')).toBe('2026-11-24 later');
  });

  test('is yesterday’s as long as it overlaps with today’s', () => {
    const long: CollectionSchedule = [{ weekdays: ALL, from: 1200, to: 1440 + 300 }];
    const both: CollectionSchedule = [...long, { weekdays: ALL, from: 240, to: 600 }];
    expect(next(both, '2026-11-23T04:30')).toBe('2026-11-22 now');
    expect(next(both, '2026-11-23T05:00')).toBe('2026-11-23 now');
  });

  test('of a whole day, from 7:00 to 7:00, has no gap', () => {
    const whole: CollectionSchedule = [{ weekdays: ALL, from: 420, to: 1860 }];
    expect(next(whole, '2026-11-23T06:59')).toBe('2026-11-22 now');
    expect(next(whole, '2026-11-23T07:00')).toBe('2026-11-23 now');
  });

  test('without hours is today’s until midnight, and never under way', () => {
    const open: CollectionSchedule = [{ weekdays: [1] }];
    expect(next(open, '2026-11-23T00:00')).toBe('2026-11-23 later');
    expect(next(open, '2026-11-23T23:59')).toBe('2026-11-23 later');
    expect(next(open, '2026-11-24T00:00')).toBe('2026-11-30 later');
  });

  test('with an open end lasts until midnight, and six hours at least', () => {
    const open = (from: number): CollectionSchedule => [{ weekdays: [1], from }];
    expect(next(open(360), '2026-11-23T23:59')).toBe('2026-11-23 now');
    expect(next(open(360), '2026-11-24T00:00')).toBe('2026-11-30 later');
    expect(next(open(1200), '2026-11-24T01:59')).toBe('2026-11-23 now');
    expect(next(open(1200), '2026-11-24T02:00')).toBe('2026-11-30 later');
  });
});

describe('on the days on which the clock of Reynosa changes', () => {
  const span = (from: number, to: number, date: string) => {
    const noon = Date.parse(`${date}T00:00:00Z`);
    const found = nextCollection(zoneDates([{ weekdays: [7], from, to }], REYNOSA), noon);
    return found && [iso(found.startsAt), iso(found.endsAt)];
  };
  test('a window of the gap is an hour later, and never empty', () => {
    expect(span(150, 180, '2027-03-14')).toEqual(['2027-03-14T08:30', '2027-03-14T09:00']);
    expect(span(60, 180, '2027-03-14')).toEqual(['2027-03-14T07:00', '2027-03-14T08:00']);
    expect(span(240, 720, '2027-03-14')).toEqual(['2027-03-14T09:00', '2027-03-14T17:00']);
  });
  test('one of the hour that repeats is in the first, and may last through both', () => {
    expect(span(70, 100, '2027-11-07')).toEqual(['2027-11-07T06:10', '2027-11-07T06:40']);
    expect(span(60, 180, '2027-11-07')).toEqual(['2027-11-07T06:00', '2027-11-07T09:00']);
  });
  test('a night that began before', () => {
    const night: CollectionSchedule = [{ weekdays: [6], from: 1320, to: 1680 }];
    const spring = nextCollection(zoneDates(night, REYNOSA), Date.parse('2027-03-14T07:00:00Z'));
    expect(spring && iso(spring.endsAt)).toBe('2027-03-14T09:00');
    const autumn = nextCollection(zoneDates(night, REYNOSA), Date.parse('2027-11-07T07:00:00Z'));
    expect(autumn && iso(autumn.endsAt)).toBe('2027-11-07T10:00');
  });
});

test('the collections of the next days are those from today on, ended or not', () => {
  const ahead = (local: string, days: number) =>
    collectionsAhead(zoneDates(MORNING, MEXICO), at(local), days).map(({ date }) => date);
  expect(ahead('2026-11-23T23:59', 5)).toEqual(['2026-11-23', '2026-11-25', '2026-11-27']);
  expect(ahead('2026-11-24T00:00', 1)).toEqual([]);
  expect(ahead('2026-11-24T00:00', 14)).toHaveLength(6);
});

describe('the last collection', () => {
  test.each([
    ['2026-11-23T11:59', '2026-11-20'],
    ['2026-11-23T12:00', '2026-11-23'],
    ['2026-11-24T23:00', '2026-11-23'],
    ['2026-11-25T12:00', '2026-11-25'],
  ])('at %s was on %s', (local, expected) => expect(last(MORNING, local)).toBe(expected));

  test('of a night is that of the day on which it began', () => {
    expect(last(NIGHT, '2026-11-23T04:59')).toBe('2026-11-15');
    expect(last(NIGHT, '2026-11-23T05:00')).toBe('2026-11-22');
  });
  test('may be called missed from an hour to two days after its end', () => {
    const missed = (local: string) =>
      missableCollection(zoneDates(MORNING, MEXICO), at(local))?.date;
    // Wednesday's is two days past, and Friday's may yet come.
    expect(missed('2026-11-27T12:59')).toBeUndefined();
    expect(missed('2026-11-27T13:00')).toBe('2026-11-27');
    expect(missed('2026-11-29T11:59')).toBe('2026-11-27');
    expect(missed('2026-11-29T12:00')).toBeUndefined();
  });
});

describe('properties', () => {
  const window = fc.record({
    weekdays: fc.subarray([...ALL], { minLength: 1 }),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
  });
  const schedules = fc
    .array(window, { minLength: 1, maxLength: 3 })
    .map((list) =>
      list.map(({ weekdays, from, length }) => ({ weekdays, from, to: from + length })),
    );
  const instants = fc.integer({
    min: Date.parse('2027-03-01T00:00:00Z'),
    max: Date.parse('2027-11-30T00:00:00Z'),
  });

  test('what is next has not ended, and what is last has', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const coming = nextCollection(zoneDates(schedule, REYNOSA), now);
        const gone = lastCollection(zoneDates(schedule, REYNOSA), now);
        expect(coming?.endsAt).toBeGreaterThan(now);
        expect(gone?.endsAt).toBeLessThanOrEqual(now);
        expect(coming && coming.endsAt > coming.startsAt).toBe(true);
        // Nothing starts between now and the next one.
        if (coming && coming.startsAt > now) {
          const before = nextCollection(zoneDates(schedule, REYNOSA), coming.startsAt - 1);
          expect(before).toEqual(coming);
        }
      }),
    );
  });

  test('between two changes every answer stays the same', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const since = lastChange(zoneDates(schedule, REYNOSA), now);
        expect(since).toBeLessThanOrEqual(now);
        expect(lastChange(zoneDates(schedule, REYNOSA), since)).toBe(since);
        const answers = (instant: number) => {
          const coming = nextCollection(zoneDates(schedule, REYNOSA), instant);
          return [
            coming,
            coming && isUnderWay(coming, instant),
            missableCollection(zoneDates(schedule, REYNOSA), instant),
            localDate(REYNOSA, instant),
          ];
        };
        expect(answers(since)).toEqual(answers(now));
      }),
    );
  });
});

test('days are added across months, years and leap days', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-11-23', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-23',
  ]);
});
