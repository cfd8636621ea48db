import { uniqueByName } from '@/lib/features/quote/cities';
import { offeredWeekdays } from '@/lib/features/quote/weekdays';

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

test('a city that is repeated shows once, with its first id', () => {
  const repeated = [1547, 1548, 1549].map((id) => ({ id, name: 'Heroica Villa' }));
  expect(uniqueByName([{ id: 1, name: 'Oaxaca' }, ...repeated])).toEqual([
    { id: 1, name: 'Oaxaca' },
    { id: 1547, name: 'Heroica Villa' },
  ]);
});
