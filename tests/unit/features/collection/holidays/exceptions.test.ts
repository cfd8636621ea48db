import fc from 'fast-check';
import { embeddedPlaces } from './embedded-places';
import {
  serviceExceptions,
  type ServiceException,
} from '@/lib/features/collection/holidays/exceptions';
import { readServiceText } from '@/lib/features/collection/holidays/read-text';
import { restDays } from '@/lib/features/collection/holidays/rest-days';
import {
  weekdayOf,
  type CollectionSchedule,
  type Weekday,
} from '@/lib/features/collection/schedule';

const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const DAILY: CollectionSchedule = [{ weekdays: ALL, from: 360, to: 720 }];
const YEAR = { from: '2026-12-01', to: '2027-12-31' };

const rulesOf = (...sentences: string[]) =>
  readServiceText(sentences, { names: embeddedPlaces }).rules;

const exceptions = (
  sentences: readonly string[],
  notices: readonly string[] = [],
  schedule = DAILY,
): string[] =>
  serviceExceptions(
    schedule,
    {
      general: rulesOf(...sentences),
      announced: notices.map((notice) => ({
        href: '/aviso',
        rules: readServiceText([notice], { names: embeddedPlaces, published: '2026-11-20' }).rules,
      })),
    },
    YEAR,
  ).map(({ date, outcome, movedTo }: ServiceException) =>
    [date, outcome === 'unknown' ? '?' : 'no', movedTo].filter(Boolean).join(' '),
  );

/** Those of the law in `YEAR`. */
const REST = [...restDays(2026), ...restDays(2027)].filter((date) => date >= YEAR.from);
const unknown = (dates: readonly string[]) => dates.map((date) => `${date} ?`);

const COMPANY = [
  'La recolección domiciliaria se suspende únicamente el 1 de enero, el 1 de mayo y el 25 de diciembre.',
  'Si su ruta cae en una de esas fechas, pasamos al día siguiente.',
  'Los demás días festivos trabajamos con normalidad.',
];

test.each([
  ['9', '2027-05-25 no'],
  ['10', '2027-05-25 no'],
  ['11', '2027-05-25 no 2027-05-11'],
])('a collection moves by fourteen days at most: from the 25th to the %sth', (day, expected) => {
  const sentence = `El 25 de mayo de 2027 no hay servicio; pasamos el ${day} de mayo.`;
  expect(exceptions([sentence])).toContain(expected);
});

test('where nothing is said no day of obligatory rest is certain', () => {
  expect(exceptions([])).toEqual(unknown(REST));
  expect(REST).toHaveLength(9);
});

test('“servicio normal los 365 días” makes every date certain', () => {
  expect(exceptions(['Servicio normal los 365 días.'])).toEqual([]);
});

test('what contradicts itself is not known, and what it does not touch is', () => {
  expect(
    exceptions(['Servicio normal los 365 días.', 'El 25 de diciembre no hay servicio.']),
  ).toEqual(['2026-12-25 ?', '2027-12-25 ?']);
  expect(
    exceptions([
      'El 1 de mayo no hay servicio; pasamos el 2 de mayo.',
      'La ruta del 1 de mayo se atiende el 3 de mayo.',
      'Los demás días festivos trabajamos con normalidad.',
    ]),
  ).toEqual(['2027-05-01 ?']);
});

test('the company’s three days move to the next, all others are certain', () => {
  expect(exceptions(COMPANY)).toEqual([
    '2026-12-25 no 2026-12-26',
    '2027-01-01 no 2027-01-02',
    '2027-05-01 no 2027-05-02',
    '2027-12-25 no 2027-12-26',
  ]);
});

test('a sentence about the same that is not understood makes them unknown', () => {
  const read = exceptions([
    ...COMPANY,
    'En algunas ciudades también se suspende el 16 de septiembre.',
  ]);
  expect(read).toContain('2027-09-16 ?');
  expect(read).toContain('2026-12-25 ?');
});

test('only days of the zone’s week are exceptions', () => {
  // 2026-12-25 and 2027-01-01 are Fridays, 2027-05-01 and 2027-12-25 Saturdays.
  expect(exceptions(COMPANY, [], [{ weekdays: [2, 6] }])).toEqual([
    '2027-05-01 no 2027-05-02',
    '2027-12-25 no 2027-12-26',
  ]);
});

test('“días festivos”: those of the law for certain, others that some call so are not known', () => {
  const read = exceptions(['No hay servicio en días festivos.']);
  expect(read).toContain('2027-02-01 no');
  expect(read).toContain('2027-03-26 ?');
  expect(read).toContain('2026-12-12 ?');
  expect(read).toContain('2027-06-06 ?');
});

describe('a notice counts more than what holds every year', () => {
  test('it suspends, moves and confirms', () => {
    expect(exceptions(COMPANY, ['Sin recolección el 8 de diciembre en Campeche'])).toContain(
      '2026-12-08 no',
    );
    expect(
      exceptions(COMPANY, [
        'La ruta del 25 de diciembre se atiende el 24 de diciembre en Campeche.',
      ]),
    ).toContain('2026-12-25 no 2026-12-24');
    const confirmed = exceptions(COMPANY, [
      'El 25 de diciembre habrá servicio normal en Campeche.',
    ]);
    expect(confirmed).not.toContain('2026-12-25 no 2026-12-26');
    expect(confirmed).toContain('2027-12-25 no 2027-12-26');
  });
  test('two notices that differ make it unknown', () => {
    const two = [
      'No hay servicio el 8 de diciembre en Campeche.',
      'El 8 de diciembre hay servicio en Campeche.',
    ];
    expect(exceptions(COMPANY, two)).toContain('2026-12-08 ?');
  });
});

test('nothing moves to a day that is not certain itself', () => {
  expect(
    exceptions(['No hay servicio del 24 al 25 de diciembre.', 'Pasamos al día siguiente.']),
  ).toEqual(expect.arrayContaining(['2026-12-24 no', '2026-12-25 no 2026-12-26']));
});

test('the next working day is Monday behind a Saturday, and open before one', () => {
  const read = exceptions([
    'No hay servicio el 1 de enero y el 1 de mayo.',
    'Pasamos al siguiente día hábil.',
  ]);
  expect(read).toContain('2027-01-01 no');
  expect(read).toContain('2027-05-01 no 2027-05-03');
});

test('every exception is a day of the week of the zone, in order, once', () => {
  const weekdays = fc.subarray([...ALL], { minLength: 1 });
  fc.assert(
    fc.property(weekdays, (served) => {
      const dates = serviceExceptions(
        [{ weekdays: served }],
        { general: rulesOf(...COMPANY), announced: [] },
        YEAR,
      ).map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].toSorted());
      expect(dates.every((date) => served.includes(weekdayOf(date)))).toBe(true);
    }),
  );
});

test('a sentence that is too long to be read makes its days unknown as well', () => {
  const long = `El servicio en días festivos ${'depende de la colonia y '.repeat(60)}del municipio.`;
  expect(exceptions(['Servicio normal los 365 días.', long])).toContain('2027-09-16 ?');
});
