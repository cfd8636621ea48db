import { offeredWeekdays } from '@/lib/features/quote/lookups';

test("a battery's own weekdays come first, then all, then the week", () => {
  expect(offeredWeekdays(['Lunes', 'Lunes'], ['Martes'])).toEqual(['Lunes']);
  expect(offeredWeekdays([], ['Martes'])).toEqual(['Martes']);
  expect(offeredWeekdays([], [])).toHaveLength(7);
});

test('days that differ by letter case, accents or spaces are one, as first written', () => {
  const written = ['lunes', 'LUNES', 'MIÉRCOLES', ' Miercoles ', 'Martes'];
  const shown = ['lunes', 'MIÉRCOLES', 'Martes'];
  expect(offeredWeekdays(written, [])).toEqual(shown);
  expect(offeredWeekdays([], written)).toEqual(shown);
});
