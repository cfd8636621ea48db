import {
  doubtfulHolidays,
  nthWeekday,
  restDays,
} from '@/lib/features/collection/holidays/rest-days';

test.each([
  [
    2026,
    ...['2026-01-01', '2026-02-02', '2026-03-16', '2026-05-01', '2026-09-16', '2026-11-16'],
    '2026-12-25',
  ],
  // With the election of the first Sunday of June.
  [
    2027,
    ...['2027-01-01', '2027-02-01', '2027-03-15', '2027-05-01', '2027-06-06', '2027-09-16'],
    ...['2027-11-15', '2027-12-25'],
  ],
  // With an election and a new president.
  [
    2030,
    ...['2030-01-01', '2030-02-04', '2030-03-18', '2030-05-01', '2030-06-02', '2030-09-16'],
    ...['2030-10-01', '2030-11-18', '2030-12-25'],
  ],
])('the days of obligatory rest of %d', (year, ...days) => expect(restDays(year)).toEqual(days));

test('the new president of 2024, and none before 2030', () => {
  expect(restDays(2024)).toContain('2024-10-01');
  expect([2025, 2026, 2027, 2028, 2029].flatMap(restDays).join()).not.toContain('-10-01');
});

test('the first Monday is the first day where the month begins with one', () => {
  expect(nthWeekday(2027, 2, 1, 1)).toBe('2027-02-01');
  expect(nthWeekday(2026, 11, 3, 1)).toBe('2026-11-16');
});

test.each([
  [2024, '2024-03-28', '2024-03-29'],
  [2026, '2026-04-02', '2026-04-03'],
  [2027, '2027-03-25', '2027-03-26'],
  [2038, '2038-04-22', '2038-04-23'],
])('Holy Thursday and Good Friday of %d may be holidays', (year, thursday, friday) => {
  expect(doubtfulHolidays(year)).toEqual(expect.arrayContaining([thursday, friday]));
});
