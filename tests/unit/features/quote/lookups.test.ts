import { offeredWeekdays } from '@/lib/features/quote/lookups';

test('the weekdays are those of the battery, or else all, or else the week', () => {
  expect(offeredWeekdays(['Lunes', 'Lunes'], ['Martes'])).toEqual(['Lunes']);
  expect(offeredWeekdays([], ['Martes'])).toEqual(['Martes']);
  expect(offeredWeekdays([], [])).toHaveLength(7);
});

test('days that differ in letter case, accents or spaces are one, in their first spelling', () => {
  const written = ['lunes', 'LUNES', 'MIÉRCOLES', ' Miercoles ', 'Martes'];
  const shown = ['lunes', 'MIÉRCOLES', 'Martes'];
  expect(offeredWeekdays(written, [])).toEqual(shown);
  expect(offeredWeekdays([], written)).toEqual(shown);
});
