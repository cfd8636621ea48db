import { formatDate, gatewayInstant, isoDate, mexicoDay } from '@/lib/util/format/dates';

describe('dates', () => {
  test.each([
    ['2026-11-18', '18 de noviembre de 2026', '2026-11-18'],
    ['2026-01-01', '1 de enero de 2026', '2026-01-01'],
    ['2026-12-31T23:59:59', '31 de diciembre de 2026', '2026-12-31'],
    ['2026-03-01T08:00:00.000Z', '1 de marzo de 2026', '2026-03-01'],
    ['2026-03-01T00:00:00-06:00', '1 de marzo de 2026', '2026-03-01'],
    ['2026-03-01 08:00', '1 de marzo de 2026', '2026-03-01'],
    ['2024-02-29', '29 de febrero de 2024', '2024-02-29'],
    ['2026-11-18T02:00:00Z', '17 de noviembre de 2026', '2026-11-17'],
    ['2026-11-18T00:00:00.000+00:00', '17 de noviembre de 2026', '2026-11-17'],
    ['2026-11-17T23:30:00-0800', '18 de noviembre de 2026', '2026-11-18'],
    ['2026-11-18 02:00:00 Z', '17 de noviembre de 2026', '2026-11-17'],
    ['2026-11-18T23:30:00-06', '18 de noviembre de 2026', '2026-11-18'],
    [' 2026-11-18 ', '18 de noviembre de 2026', '2026-11-18'],
  ])('%j is shown as "%s"', (value, shown, iso) => {
    expect(formatDate(value)).toBe(shown);
    expect(isoDate(value)).toBe(iso);
  });

  test.each([
    ...['', 'Noviembre de 2026', '18/11/2026', '2026', '2026-11', '20261118', '2026-02-29'],
    ...['2026-02-31', '2026-13-01', '2026-00-10', '2026-11-00', '2026-11-18x'],
    ...['2026-1-8', '١٨ نوفمبر', '<b>hoy</b>'],
  ])('%j is shown unchanged', (value) => {
    expect(formatDate(value)).toBe(value);
    expect(isoDate(value)).toBeUndefined();
  });

  test.each(['0001-01-01T00:00:00', '1970-01-01T00:00:00Z', '9999-12-31', '0000-00-00'])(
    '%j means no date',
    (value) => {
      expect(formatDate(value)).toBe('');
      expect(isoDate(value)).toBeUndefined();
    },
  );
});

test.each([
  ['2026-11-18', '2026-11-18T00:00:00-06:00'],
  ['2026-07-08 16:05', '2026-07-08T16:05:00-06:00'],
  ['2026-07-08T16:05:09', '2026-07-08T16:05:09-06:00'],
  ['2026-01-01T02:00:00Z', '2025-12-31T20:00:00-06:00'],
  // Mexico had summer time until 2022.
  ['2021-07-08', '2021-07-08T00:00:00-05:00'],
  ['2026-11-18T99:99', '2026-11-18T00:00:00-06:00'],
])('%s is read as the right instant', (value, instant) =>
  expect(gatewayInstant(value)).toEqual(new Date(instant)),
);

test.each(['', 'pronto', '2026-02-31', '0001-01-01T00:00:00', '9999-12-31'])(
  '%j is not a date',
  (value) => expect(gatewayInstant(value)).toBeUndefined(),
);

test('the day is that of Mexico City', () => {
  expect(mexicoDay(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
  expect(mexicoDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
});
