import { groupByState } from '@/lib/features/branches/group-by-state';
import { companyName, copyrightYears, supportPhone, telHref } from '@/lib/company';
import company from '@/data/company.json';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import { joinWords } from '@/lib/util/format/lists';
import { formatSize } from '@/lib/util/format/sizes';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';
import { supportPhoneParts } from '@/lib/util/format/phone-parts';

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
  ])('%j is "%s"', (value, shown, iso) => {
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
    '%j stands for no date',
    (value) => {
      expect(formatDate(value)).toBe('');
      expect(isoDate(value)).toBeUndefined();
    },
  );
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_449, '1.4 kB'],
  [9_960, '10 kB'],
  [112_307, '112 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_400_000, '1.4 MB'],
  [12_345_678, '12 MB'],
  [200_000_000, '200 MB'],
  [2_500_000_000, '2.5 GB'],
  [1_500_000_000_000, '1.5 TB'],
])('%p bytes are written "%s"', (bytes, shown) => expect(formatSize(bytes)).toBe(shown));

describe('lists', () => {
  const inSpanish = new Intl.ListFormat('es-MX', { type: 'conjunction' });
  test.each([
    { words: [], shown: '' },
    { words: ['Lunes'], shown: 'Lunes' },
    { words: ['Lunes', 'Martes'], shown: 'Lunes y Martes' },
    { words: ['Lunes', 'Martes', 'Jueves'], shown: 'Lunes, Martes y Jueves' },
    { words: ['aguja', 'hilo'], shown: 'aguja e hilo' },
    { words: ['Facebook', 'Instagram'], shown: 'Facebook e Instagram' },
    { words: ['nieve', 'hielo'], shown: 'nieve y hielo' },
    { words: ['plano.pdf', 'índice.pdf'], shown: 'plano.pdf e índice.pdf' },
  ])('$words is read "$shown"', ({ words, shown }) => expect(joinWords(words)).toBe(shown));

  test.each([['a'], ['a', 'b'], ['a', 'hilo'], ['a', 'hielo'], ['a', 'b', 'Yucatán', 'imán']])(
    '%p, %p and what follows are joined as the language does',
    (...words) => expect(joinWords(words)).toBe(inSpanish.format(words)),
  );
});

describe('the company', () => {
  test('has its name from company.json', () => expect(companyName).toBe(company.name));

  test.each([
    [2020, '2021'],
    [2021, '2021'],
    [2022, '2021–2022'],
    [2026, '2021–2026'],
  ])('the copyright line of %p says %s', (year, line) => expect(copyrightYears(year)).toBe(line));

  test('is dialled as the library reads its number', () => {
    expect(telHref(supportPhone)).toBe('tel:+528007332222');
    expect(phoneParts(supportPhone)).toEqual(supportPhoneParts);
  });
});

describe('branches by state', () => {
  const branch = (name: string, state: string) => ({ name, ubication: { state } });

  test('states and branches are in Spanish order, those without a state last', () => {
    const groups = groupByState([
      branch('Zapopan', 'Jalisco'),
      branch('Sin estado B', ''),
      branch('Ñuñoa', 'Jalisco'),
      branch('Oblatos', 'Jalisco'),
      branch('Nápoles', 'Jalisco'),
      branch('Ágora', 'Ciudad de México'),
      branch('Zócalo', 'Distrito Federal'),
      branch('León', ' Guanajuato '),
      branch('Celaya', 'Guanajuato'),
      branch('Sin estado A', '  '),
      branch('México', 'México'),
    ]);
    expect(groups.map(({ state, branches }) => [state, branches.map(({ name }) => name)])).toEqual([
      ['Ciudad de México', ['Ágora', 'Zócalo']],
      ['Estado de México', ['México']],
      ['Guanajuato', ['Celaya', 'León']],
      ['Jalisco', ['Nápoles', 'Ñuñoa', 'Oblatos', 'Zapopan']],
      ['Otras sucursales', ['Sin estado A', 'Sin estado B']],
    ]);
  });

  test('no branches, no groups; the input is not changed', () => {
    expect(groupByState([])).toEqual([]);
    const given = [branch('b', 'x'), branch('a', 'x')];
    groupByState(given);
    expect(given.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
