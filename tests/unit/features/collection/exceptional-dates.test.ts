import { CHRISTMAS, UNKNOWN, zoneDates } from './zone-dates';
import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import {
  exceptionsFrom,
  isMissable,
  missableCollection,
  nextCollection,
} from '@/lib/features/collection/occurrences';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';

const at = (local: string) => Date.parse(`${local}-06:00`);
const WEEK: CollectionSchedule = [{ weekdays: [1, 3, 5], from: 360, to: 720 }];
const dates = (schedule = WEEK, ...exceptions: ServiceException[]) =>
  zoneDates(schedule, undefined, exceptions);
const next = (zone: ReturnType<typeof dates>, local: string) =>
  nextCollection(zone, at(local))?.date;

test('a suspended day has no collection, and the day that it moves to has one', () => {
  expect(next(dates(WEEK, CHRISTMAS), '2026-12-25T09:00')).toBe('2026-12-26');
  expect(next(dates(WEEK, CHRISTMAS), '2026-12-26T12:00')).toBe('2026-12-28');
  const plain: ServiceException = { date: '2026-12-25', outcome: 'suspended' };
  expect(next(dates(WEEK, plain), '2026-12-24T09:00')).toBe('2026-12-28');
});

test('a collection that moves keeps its hours, unless that day has its own', () => {
  expect(nextCollection(dates(WEEK, CHRISTMAS), at('2026-12-26T00:00'))).toMatchObject({
    from: 360,
    to: 720,
  });
  const daily: CollectionSchedule = [
    { weekdays: [1, 2, 3, 4, 5], from: 360, to: 720 },
    { weekdays: [6], from: 480, to: 600 },
  ];
  const found = nextCollection(dates(daily, CHRISTMAS), at('2026-12-26T00:00'));
  expect(found).toMatchObject({ date: '2026-12-26', from: 480, to: 600 });
  expect(next(dates(daily, CHRISTMAS), '2026-12-26T10:00')).toBe('2026-12-28');
});

test('a day that is not known is announced by nobody, nor is its collection missed', () => {
  const zone = dates(WEEK, UNKNOWN);
  expect(next(zone, '2027-02-01T09:00')).toBe('2027-02-03');
  expect(missableCollection(zone, at('2027-02-01T14:00'))).toBeUndefined();
  expect(exceptionsFrom(zone, '2027-02-01')).toEqual([UNKNOWN]);
  expect(exceptionsFrom(zone, '2027-02-02')).toEqual([]);
});

test('a suspended day cannot be missed, the one that it moves to can, after an hour', () => {
  const zone = dates(WEEK, CHRISTMAS);
  expect(missableCollection(zone, at('2026-12-25T14:00'))?.date).toBeUndefined();
  expect(missableCollection(zone, at('2026-12-26T12:59'))?.date).toBeUndefined();
  expect(missableCollection(zone, at('2026-12-26T13:00'))?.date).toBe('2026-12-26');
  expect(isMissable(zone, '2026-12-25', at('2026-12-27T00:00'))).toBe(false);
  expect(isMissable(zone, '2026-12-26', at('2026-12-26T12:59'))).toBe(false);
  expect(isMissable(zone, '2026-12-26', at('2026-12-26T13:00'))).toBe(true);
});

test('an exception is told until the day that it moves to is over', () => {
  const zone = dates(WEEK, CHRISTMAS);
  expect(exceptionsFrom(zone, '2026-12-26')).toEqual([CHRISTMAS]);
  expect(exceptionsFrom(zone, '2026-12-27')).toEqual([]);
  expect(exceptionsFrom(zone, '2026-11-20')).toEqual([CHRISTMAS]);
  expect(exceptionsFrom(zone, '2026-11-19')).toEqual([]);
});
